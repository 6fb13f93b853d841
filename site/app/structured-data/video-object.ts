import type { Landscape } from '#app/seo/share-picture.ts';
import { playerAddress } from '#app/ui/youtube.ts';
import { clinicReference } from './clinic.ts';
import type { Thing } from './json-ld.ts';
import { pictureUrl, type Place } from './place.ts';

type VideoPage = {
  id: string;
  title: string;
  seo: { description: string; image?: Landscape };
  date?: { day: string };
  duration?: { iso: string };
};

/** Undefined for a film without a day or a picture: search engines accept none of these. */
export function videoObject(video: VideoPage, place: Place): Thing | undefined {
  const { siteUrl, path, language } = place;
  const thumbnailUrl = pictureUrl(siteUrl, video.seo.image);
  if (!video.date || !thumbnailUrl) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.seo.description,
    thumbnailUrl,
    uploadDate: `${video.date.day}T00:00:00Z`,
    duration: video.duration?.iso,
    embedUrl: playerAddress(place.videoHost, video.id),
    url: `${siteUrl}${path}`,
    inLanguage: language,
    publisher: clinicReference(place),
  };
}
