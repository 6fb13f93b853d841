/** How an alert is provoked: series of samples, one a minute, as promtool writes them. */
type AlertCase = {
  alert: string;
  series: Readonly<Record<string, string>>;
  /** When it must not fire yet, and when it must, in minutes. */
  quiet: number;
  fires: number;
  /** How often it fires then; 1 if not said. */
  times?: number;
};

const SITE = 'job="clinic", instance="site-1"';
const OTHER = 'job="clinic", instance="site-2"';

/** Beside requests that succeed: one in thirty fails. */
const FAILING = {
  [`clinic_requests_total{${SITE}, kind="page", status="200"}`]: '0+60x60',
  [`clinic_requests_total{${SITE}, kind="page", status="500"}`]: '0x20 2+2x40',
};

export const ALERT_CASES: readonly AlertCase[] = [
  { alert: 'SiteDown', series: { [`up{${SITE}}`]: '1x10 0x20' }, quiet: 11, fires: 13 },
  {
    alert: 'FormsCannotBeKept',
    series: { [`clinic_forms_can_be_kept{${SITE}}`]: '1x10 0x20' },
    ...{ quiet: 11, fires: 13 },
  },
  {
    alert: 'FormsNotDelivered',
    series: { [`clinic_spool_oldest_seconds{${SITE}, spool="spool"}`]: '0+60x30' },
    ...{ quiet: 10, fires: 12 },
  },
  {
    alert: 'FormsRefusedByTheDisk',
    series: { [`clinic_forms_total{${SITE}, kind="request", outcome="not-kept"}`]: '0x10 1x20' },
    ...{ quiet: 10, fires: 12 },
  },
  {
    alert: 'MailsFailed',
    series: {
      [`clinic_mails{${SITE}, status="failed"}`]: '3x30 4x60',
      [`clinic_mails{${OTHER}, status="failed"}`]: '3x30 4x60',
    },
    ...{ quiet: 30, fires: 35 },
  },
  {
    alert: 'MailsWait',
    series: {
      [`clinic_mails{${SITE}, status="waiting"}`]: '0x5 2x60',
      [`clinic_mails{${OTHER}, status="waiting"}`]: '0x5 2x60',
    },
    ...{ quiet: 30, fires: 38 },
  },
  {
    alert: 'ContentStale',
    series: { [`clinic_content_stale_seconds{${SITE}}`]: '0+60x20' },
    ...{ quiet: 5, fires: 7 },
  },
  {
    alert: 'DatabaseAway',
    series: {
      [`clinic_database_up{${SITE}}`]: '1x10 0x20',
      [`clinic_database_up{${OTHER}}`]: '1x10 0x20',
    },
    ...{ quiet: 12, fires: 14, times: 2 },
  },
  {
    alert: 'EntriesDropped',
    series: { [`clinic_entries_dropped{${SITE}}`]: '0x10 2x20' },
    ...{ quiet: 15, fires: 18 },
  },
  {
    alert: 'PicturesCannotBeMade',
    series: { [`clinic_pictures_can_be_made{${SITE}}`]: '1x10 0x20' },
    ...{ quiet: 12, fires: 14 },
  },
  {
    // It loses 10 MB a minute: 14.4 GB a day, of 50 that are free.
    alert: 'DiskFills',
    series: {
      [`clinic_disk_free_bytes{${SITE}}`]: '50e9x60 50e9-10e6x600',
      [`clinic_disk_bytes{${SITE}}`]: '100e9x700',
    },
    ...{ quiet: 60, fires: 500 },
  },
  {
    alert: 'DiskFull',
    series: {
      [`clinic_disk_free_bytes{${SITE}}`]: '2e9x10 5e8x20',
      [`clinic_disk_bytes{${SITE}}`]: '10e9x30',
    },
    ...{ quiet: 12, fires: 14 },
  },
  {
    alert: 'BackupLate',
    // The backup of one machine counts for all that tell of the same database.
    series: {
      [`clinic_backup_age_seconds{${SITE}}`]: '128400+60x60',
      [`clinic_backup_age_seconds{${OTHER}}`]: '900000+60x60',
    },
    ...{ quiet: 28, fires: 34 },
  },
  {
    alert: 'NoBackup',
    series: { [`clinic_backup_age_seconds{${SITE}}`]: '430800+60x60' },
    ...{ quiet: 28, fires: 34 },
  },
  {
    alert: 'FilesAway',
    series: { [`clinic_files_up{${SITE}}`]: '1x10 0x20' },
    ...{ quiet: 15, fires: 17 },
  },
  {
    // Sixteen minutes more than fourteen days, and one alert for both machines.
    alert: 'CertificateNotRenewed',
    series: {
      [`clinic_certificate_seconds{${SITE}, host="www.clinic.example"}`]: '1210560-60x120',
      [`clinic_certificate_seconds{${OTHER}, host="www.clinic.example"}`]: '1210560-60x120',
    },
    ...{ quiet: 70, fires: 80 },
  },
  {
    alert: 'CertificateEnds',
    series: {
      [`clinic_certificate_seconds{${SITE}, host="www.clinic.example"}`]: '259800-60x60',
      [`clinic_certificate_seconds{${SITE}, host="studio.clinic.example"}`]: '7000000-60x60',
    },
    ...{ quiet: 18, fires: 24 },
  },
  {
    alert: 'StudioDown',
    series: {
      'probe_success{job="clinic-studio", instance="https://studio.clinic.example/healthz"}':
        '1x10 0x20',
    },
    ...{ quiet: 15, fires: 17 },
  },
  { alert: 'Errors', series: FAILING, quiet: 22, fires: 32 },
  {
    alert: 'PagesSlow',
    series: {
      [`clinic_request_seconds_bucket{${SITE}, kind="page", le="1"}`]: '0+10x60',
      [`clinic_request_seconds_bucket{${SITE}, kind="page", le="2.5"}`]: '0+20x60',
      [`clinic_request_seconds_bucket{${SITE}, kind="page", le="+Inf"}`]: '0+20x60',
    },
    ...{ quiet: 9, fires: 14 },
  },
  {
    alert: 'EventLoopHeld',
    series: { [`nodejs_eventloop_lag_p99_seconds{${SITE}}`]: '0.01x5 0.5x30' },
    ...{ quiet: 14, fires: 17 },
  },
  {
    alert: 'MemoryHigh',
    series: { [`process_resident_memory_bytes{${SITE}}`]: '300e6x5 800e6x60' },
    ...{ quiet: 34, fires: 38 },
  },
];
