import { expect, it } from 'vitest';
import { pastedYoutubeId, watchUrl, youtubeIdOf } from './youtube-address.ts';

const ADDRESSES = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s&list=PL123',
  'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
];

it.each(ADDRESSES)('knows the video of %s', (address) => {
  expect(youtubeIdOf(address)).toBe('dQw4w9WgXcQ');
  expect(pastedYoutubeId(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'dQw4w9WgXcQ',
  '  https://youtu.be/dQw4w9WgXcQ\n',
  'youtu.be/dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="x"></iframe>',
])('knows the video of %s when an editor pastes it', (pasted) => {
  expect(pastedYoutubeId(pasted)).toBe('dQw4w9WgXcQ');
});

it.each([
  '',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/12345678901',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../x',
  'https://www.youtube.com/@someone/dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
])('finds none in %j', (address) => {
  expect(youtubeIdOf(address)).toBeUndefined();
  expect(pastedYoutubeId(address)).toBeUndefined();
});

it('asks visitors for a whole address', () => {
  expect(youtubeIdOf('dQw4w9WgXcQ')).toBeUndefined();
  expect(youtubeIdOf(undefined)).toBeUndefined();
});

it('leads to nothing else', () => {
  expect(watchUrl('a&b=c')).toBe('https://www.youtube.com/watch?v=a%26b%3Dc');
});
