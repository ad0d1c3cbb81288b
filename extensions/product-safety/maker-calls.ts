import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, idParam, line, prose } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'

const newMaker = z.object({
  name: line(1, 200),
  /** Postal, on one line or several. */
  address: prose(1, 500),
  email,
  /** Name, address and e-mail of who answers in the Union, where the maker is outside of it. */
  euContact: z.optional(z.nullable(prose(0, 500))),
  /** Whose products are its own, unless they name another one; left out they stay. */
  brands: z.optional(z.array(line(1, 80)).check(z.maxLength(200))),
})
export type NewMaker = z.output<typeof newMaker>

const maker = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  euContact: z.nullable(z.string()),
  brands: z.array(z.string()),
  /** How many products have it, by themselves or by their brand. */
  products: z.int(),
})
export type Maker = z.output<typeof maker>

const makers = resource('/api/admin/makers/:id', idParam, 'maker_unknown')

export const listMakers = makers.list('Makers of products, by name', maker)
export const createMaker = endpoint('POST', '/api/admin/makers', {
  summary: 'Adds a maker; the same Idempotency-Key again answers the first one',
  body: newMaker,
  replies: { 201: maker, 200: maker },
  errors: ['idempotency_conflict', 'invalid_idempotency_key'],
})
export const changeMaker = makers.put('Changes a maker, for all its products', newMaker, maker)
export const deleteMaker = makers.remove('Deletes a maker and its brands; their products name none then')
