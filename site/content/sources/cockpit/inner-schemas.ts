import type { z } from 'zod';

type InnerSchemas = {
  /** Of what may be absent, or has a value for then. */
  innerType?: z.ZodType;
  /** Of what is changed on its way: before and after. */
  in?: z.ZodType;
  out?: z.ZodType;
  /** Of a list. */
  element?: z.ZodType;
};

/** The schemas that a schema is made from; the type of `def` does not say which kind has which. */
export const innerSchemas = ({ def }: z.ZodType): InnerSchemas => def as typeof def & InnerSchemas;
