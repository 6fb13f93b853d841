type Series = Readonly<Record<string, string>>;
const SITE = 'job="clinic", instance="site-1"';
const OTHER = 'job="clinic", instance="site-2"';

/** Sixty requests a minute succeed, and from the twentieth minute on two more fail. */
const FAILING = {
  [`clinic_requests_total{${SITE}, kind="page", status="200"}`]: '0+60x60',
  [`clinic_requests_total{${SITE}, kind="page", status="500"}`]: '0x20 2+2x40',
};

/** An alert that must not fire after `quiet` minutes, but must after `fires`; one sample a minute. */
function provoked(alert: string, quiet: number, fires: number, series: Series) {
  return { alert, quiet, fires, series, times: 1 };
}

export const ALERT_CASES = [
  provoked('SiteDown', 11, 13, { [`up{${SITE}}`]: '1x10 0x20' }),
  provoked('FormsCannotBeKept', 11, 13, { [`clinic_forms_can_be_kept{${SITE}}`]: '1x10 0x20' }),
  provoked('FormsNotDelivered', 10, 12, {
    [`clinic_spool_oldest_seconds{${SITE}, spool="spool"}`]: '0+60x30',
  }),
  provoked('FormsRefusedByTheDisk', 10, 12, {
    [`clinic_forms_total{${SITE}, kind="request", outcome="not-kept"}`]: '0x10 1x20',
  }),
  provoked('MailsFailed', 30, 35, {
    [`clinic_mails{${SITE}, status="failed"}`]: '3x30 4x60',
    [`clinic_mails{${OTHER}, status="failed"}`]: '3x30 4x60',
  }),
  provoked('MailsWait', 30, 38, {
    [`clinic_mails{${SITE}, status="waiting"}`]: '0x5 2x60',
    [`clinic_mails{${OTHER}, status="waiting"}`]: '0x5 2x60',
  }),
  provoked('ContentStale', 5, 7, { [`clinic_content_stale_seconds{${SITE}}`]: '0+60x20' }),
  {
    ...provoked('DatabaseAway', 12, 14, {
      [`clinic_database_up{${SITE}}`]: '1x10 0x20',
      [`clinic_database_up{${OTHER}}`]: '1x10 0x20',
    }),
    times: 2,
  },
  provoked('EntriesDropped', 15, 18, { [`clinic_entries_dropped{${SITE}}`]: '0x10 2x20' }),
  provoked('PicturesCannotBeMade', 12, 14, {
    [`clinic_pictures_can_be_made{${SITE}}`]: '1x10 0x20',
  }),
  // The disk loses 10 MB a minute, which is 14.4 GB a day, of 50 GB that are free.
  provoked('DiskFills', 60, 500, {
    [`clinic_disk_free_bytes{${SITE}}`]: '50e9x60 50e9-10e6x600',
    [`clinic_disk_bytes{${SITE}}`]: '100e9x700',
  }),
  provoked('DiskFull', 12, 14, {
    [`clinic_disk_free_bytes{${SITE}}`]: '2e9x10 5e8x20',
    [`clinic_disk_bytes{${SITE}}`]: '10e9x30',
  }),
  // The latest backup of one machine counts for all machines.
  provoked('BackupLate', 28, 34, {
    [`clinic_backup_age_seconds{${SITE}}`]: '128400+60x60',
    [`clinic_backup_age_seconds{${OTHER}}`]: '900000+60x60',
  }),
  provoked('NoBackup', 28, 34, { [`clinic_backup_age_seconds{${SITE}}`]: '430800+60x60' }),
  provoked('FilesAway', 15, 17, { [`clinic_files_up{${SITE}}`]: '1x10 0x20' }),
  // The certificate starts with fourteen days and sixteen minutes; both machines raise one alert.
  provoked('CertificateNotRenewed', 70, 80, {
    [`clinic_certificate_seconds{${SITE}, host="www.clinic.example"}`]: '1210560-60x120',
    [`clinic_certificate_seconds{${OTHER}, host="www.clinic.example"}`]: '1210560-60x120',
  }),
  provoked('CertificateEnds', 18, 24, {
    [`clinic_certificate_seconds{${SITE}, host="www.clinic.example"}`]: '259800-60x60',
    [`clinic_certificate_seconds{${SITE}, host="studio.clinic.example"}`]: '7000000-60x60',
  }),
  provoked('StudioDown', 15, 17, {
    'probe_success{job="clinic-studio", instance="https://studio.clinic.example/healthz"}':
      '1x10 0x20',
  }),
  provoked('Errors', 22, 32, FAILING),
  provoked('PagesSlow', 9, 14, {
    [`clinic_request_seconds_bucket{${SITE}, kind="page", le="1"}`]: '0+10x60',
    [`clinic_request_seconds_bucket{${SITE}, kind="page", le="2.5"}`]: '0+20x60',
    [`clinic_request_seconds_bucket{${SITE}, kind="page", le="+Inf"}`]: '0+20x60',
  }),
  provoked('EventLoopHeld', 14, 17, {
    [`nodejs_eventloop_lag_p99_seconds{${SITE}}`]: '0.01x5 0.5x30',
  }),
  provoked('MemoryHigh', 34, 38, {
    [`process_resident_memory_bytes{${SITE}}`]: '300e6x5 800e6x60',
  }),
];
