import crypto from 'node:crypto';

/**
 * Hashing a password is slow on purpose, half a second each time, and took most of the time of
 * these tests. Here it takes one round; browser tests log in with the real ones, and
 * login.integration.test.ts looks at how many were asked for.
 */
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, _iterations, ...others) => pbkdf2(password, salt, 1, ...others);
