import { expect, it } from 'vitest';
import { playerAddress, youtubeIdOf } from './youtube.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('knows the video of %s', (address) => {
  expect(youtubeIdOf(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  undefined,
  '',
  'dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/12345678901',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../x',
])('finds none in %s', (address) => {
  expect(youtubeIdOf(address)).toBeUndefined();
});

it('cannot be led to another address', () => {
  expect(playerAddress('https://video.example', '../x?y')).toMatch(
    /^https:\/\/video\.example\/embed\/\.\.%2Fx%3Fy\?/,
  );
});
