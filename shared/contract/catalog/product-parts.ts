import * as z from 'zod/mini'

/** `spares`: what a workshop has to know to order a part. */
export const partGroups = ['frame', 'drivetrain', 'wheels', 'rest', 'spares'] as const
export type PartGroup = (typeof partGroups)[number]

/** The facts of a new bicycle by group, by their keys, and its own fields by their names. */
export const productParts = z.array(z.object({ group: z.enum(partGroups), keys: z.array(z.string()) }))
