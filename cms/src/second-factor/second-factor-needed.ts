import { APIError } from 'payload';

/** A right password alone does not get in: the code of the second factor is missing, or wrong. */
export class SecondFactorNeeded extends APIError {
  constructor(message: string) {
    super(message, 401, undefined, true);
    this.name = 'SecondFactorNeeded';
  }
}
