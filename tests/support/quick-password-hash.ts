import crypto from 'node:crypto';

/**
 * Hashing a password is slow on purpose, half a second each time, and took most of the time of
 * these tests. Here it takes one round. Browser tests log in with the real number of rounds, and
 * login.integration.test.ts checks how many were asked for.
 */
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, _iterations, ...others) => pbkdf2(password, salt, 1, ...others);
