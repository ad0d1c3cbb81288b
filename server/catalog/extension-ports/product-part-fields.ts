import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { fieldKey } from '#server/platform/problems/field-messages.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import type { AdminProduct, SafetyFields } from '#shared/contract/catalog/admin-products.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Schema } from '#shared/contract/platform/endpoint.ts'

/** A product that is to be on sale; `wasOn`: as it was before. */
export interface OnSale {
  id: number
  wasOn: boolean
}
type RuleDeps = Pick<PlatformDeps, 'config' | 'shop' | 'clock'>

/** Fields of a product that an extension keeps in tables of its own. */
export interface ProductPart {
  /** Of the body of a product, by name; left out they stay as they are. */
  fields: Readonly<Record<string, Schema>>
  /** In the product's transaction. @throws Problem in words; nothing is changed then */
  store(tx: Tx, productId: number, values: Readonly<Record<string, unknown>>): Promise<void>
  /** Of `products.id`, an object in JSON: what everybody reads of a product, and what staff alone read. */
  shown: SQL
  internal: SQL
  /** Of these products the ones that may not be on sale: its field and why. Files are not asked. */
  keptOff?(tx: Tx, products: readonly OnSale[], deps: RuleDeps): Promise<ReadonlyMap<number, [string, MessageKey]>>
}

type Values = Readonly<Record<string, unknown>>
export type ShownPart = Pick<Product, 'maker' | 'warnings' | 'safety'>
export type InternalPart = Pick<AdminProduct, 'makerId' | keyof SafetyFields>

const all: ProductPart[] = []
const kept = new WeakMap<FastifyRequest, Values>()

export function addProductParts(parts: readonly ProductPart[]): void {
  all.push(...parts)
}

/** Asked for when a statement is built: the extensions are there then. */
const merged = (of: 'shown' | 'internal'): SQLWrapper => ({
  getSQL: () => sql`(${sql.join([sql`'{}'::jsonb`, ...all.map((part) => part[of])], sql` || `)})`,
})
export const shownParts = sql<ShownPart>`${merged('shown')}`
export const internalParts = sql<InternalPart>`${merged('internal')}`

/** Reads the fields of extensions before the contract strips them. @throws Problem 400 by field */
export async function keepProductParts(request: FastifyRequest): Promise<void> {
  const { body } = request
  if (typeof body !== 'object' || body === null) return
  const values: Record<string, unknown> = {}
  const problems: Record<string, MessageKey> = {}
  for (const [name, schema] of all.flatMap(({ fields }) => Object.entries(fields))) {
    const given = (body as Record<string, unknown>)[name]
    if (given === undefined) continue
    const read = schema.safeParse(given)
    const [issue] = read.error?.issues ?? []
    if (issue) problems[name] = fieldKey(issue.code, issue.message, { ...issue })
    else values[name] = read.data
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems)
  kept.set(request, values)
}

export const productPartsOf = (request: FastifyRequest): Values => kept.get(request) ?? {}

export async function storeProductParts(tx: Tx, productId: number, values: Values): Promise<void> {
  for (const { fields, store } of all) {
    const own = Object.entries(values).filter(([name]) => name in fields)
    if (own.length === 0) continue
    await store(tx, productId, Object.fromEntries(own))
    tx.onCommit.products([productId])
  }
}

export async function listKeptOff(tx: Tx, products: readonly OnSale[], deps: RuleDeps) {
  const kept = new Map<number, [string, MessageKey]>()
  for (const part of all) for (const [id, why] of (await part.keptOff?.(tx, products, deps)) ?? []) kept.set(id, why)
  return kept
}

/** @throws Problem 400 by field */
export async function requireSaleable(tx: Tx, product: OnSale, deps: RuleDeps): Promise<void> {
  for (const [field, why] of (await listKeptOff(tx, [product], deps)).values()) throw invalidInput({ [field]: why })
}
