import * as z from 'zod/mini'
import { findCarrier } from '#shared/domain/platform/shop/carriers.ts'

/** The carrier, by one of its names in any case. */
export const carrierIn = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((word) => findCarrier(word) !== undefined, { error: 'carrier' }),
  ),
  z.transform((word: string) => findCarrier(word) ?? null),
)
