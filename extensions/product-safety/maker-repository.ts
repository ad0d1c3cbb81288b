import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import type { Maker, NewMaker } from './maker-calls.ts'
import { makerBrands, makers, productSafety } from './safety-tables.ts'

const view = {
  ...{ id: makers.id, name: makers.name, address: makers.address, email: makers.email, euContact: makers.euContact },
  brands: sql<string[]>`(select coalesce(json_agg(b.brand order by b.folded_brand), '[]'::json)
    from maker_brands b where b.maker_id = makers.id)`,
  products: sql<number>`(select count(*)::int from products p
    left join product_safety s on s.product_id = p.id left join maker_brands b on b.folded_brand = lower(p.brand)
    where coalesce(s.maker_id, b.maker_id) = makers.id and p.deleted_at is null)`,
}

const row = ({ euContact, brands: _brands, ...maker }: NewMaker) => ({ ...maker, euContact: euContact || null })

export async function listAllMakers(db: Db): Promise<Maker[]> {
  return db.select(view).from(makers).orderBy(asc(makers.name), asc(makers.id))
}

export async function findMaker(db: Db, id: number): Promise<Maker | undefined> {
  const [found] = await db.select(view).from(makers).where(eq(makers.id, id))
  return found
}

interface Request {
  requestKey: string | null
  requestHash: string | null
}

/** @returns undefined where a maker was made with the key before; a second request waits for the first one's end */
export async function insertMaker(
  tx: Db,
  maker: NewMaker,
  request: Request,
  createdAt: Date,
): Promise<number | undefined> {
  const [stored] = await tx
    .insert(makers)
    .values({ ...row(maker), ...request, createdAt })
    .onConflictDoNothing({ target: makers.requestKey })
    .returning({ id: makers.id })
  return stored?.id
}

export async function findMakerOfKey(tx: Db, key: string) {
  const [found] = await tx
    .select({ id: makers.id, requestHash: makers.requestHash })
    .from(makers)
    .where(eq(makers.requestKey, key))
  return found
}

/** @returns whether there is one */
export async function updateMaker(tx: Db, id: number, maker: NewMaker): Promise<boolean> {
  return (await tx.update(makers).set(row(maker)).where(eq(makers.id, id)).returning({ id: makers.id })).length > 0
}

/** By themselves or by their brand. */
export async function listProductsOfMaker(tx: Db, makerId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .leftJoin(productSafety, eq(productSafety.productId, products.id))
    .leftJoin(makerBrands, eq(makerBrands.foldedBrand, sql`lower(${products.brand})`))
    .where(sql`${makerId} in (${productSafety.makerId}, ${makerBrands.makerId})`)
  return rows.map(({ id }) => id)
}

export async function listProductsOfBrands(tx: Db, keys: readonly string[]): Promise<number[]> {
  const ofBrand = inArray(sql`lower(${products.brand})`, [...keys])
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(isNotNull(products.brand), ofBrand))
  return rows.map(({ id }) => id)
}

export const foldBrand = (brand: string): string => brand.trim().toLowerCase()

/** Brands of others among these. */
export async function listTakenBrands(tx: Db, brands: readonly string[], makerId: number): Promise<string[]> {
  if (brands.length === 0) return []
  const rows = await tx
    .select({ brand: makerBrands.brand })
    .from(makerBrands)
    .where(and(inArray(makerBrands.foldedBrand, brands.map(foldBrand)), ne(makerBrands.makerId, makerId)))
  return rows.map(({ brand }) => brand)
}

/** The maker's brands are these. */
export async function replaceBrands(tx: Db, makerId: number, brands: readonly string[]): Promise<void> {
  const rows = [
    ...new Map(brands.map((brand) => [foldBrand(brand), { foldedBrand: foldBrand(brand), brand, makerId }])).values(),
  ]
  const had = await tx.select().from(makerBrands).where(eq(makerBrands.makerId, makerId))
  const gone = had.filter(({ foldedBrand }) => !rows.some((one) => one.foldedBrand === foldedBrand))
  const fresh = rows.filter(({ foldedBrand }) => !had.some((one) => one.foldedBrand === foldedBrand))
  for (const { foldedBrand } of gone) await tx.delete(makerBrands).where(eq(makerBrands.foldedBrand, foldedBrand))
  if (fresh.length > 0) await tx.insert(makerBrands).values(fresh)
}

/** The brand's maker is this one from now on; null: none. */
export async function linkBrand(tx: Db, brand: string, makerId: number | null): Promise<void> {
  const foldedBrand = foldBrand(brand)
  if (makerId === null) return void (await tx.delete(makerBrands).where(eq(makerBrands.foldedBrand, foldedBrand)))
  const target = makerBrands.foldedBrand
  await tx.insert(makerBrands).values({ foldedBrand, brand, makerId }).onConflictDoUpdate({ target, set: { makerId } })
}

export async function deleteMakerRow(tx: Db, id: number): Promise<boolean> {
  await tx.update(productSafety).set({ makerId: null }).where(eq(productSafety.makerId, id))
  await tx.delete(makerBrands).where(eq(makerBrands.makerId, id))
  return (await tx.delete(makers).where(eq(makers.id, id)).returning({ id: makers.id })).length > 0
}

export type SafetyChange = Partial<Omit<typeof productSafety.$inferInsert, 'productId'>>

export async function storeSafety(tx: Db, productIds: readonly number[], change: SafetyChange): Promise<void> {
  await tx
    .insert(productSafety)
    .values(productIds.map((productId) => ({ productId, ...change })))
    .onConflictDoUpdate({ target: productSafety.productId, set: change })
}

const ofProduct = (object: string) => sql`(select ${sql.raw(object)} from (select 1) one
  left join product_safety s on s.product_id = products.id
  left join maker_brands b on b.folded_brand = lower(products.brand)
  left join makers m on m.id = coalesce(s.maker_id, b.maker_id)
  cross join lateral (select coalesce(s.electric,
    case products.subcategory when 'elettrica' then 'battery' else 'no' end) as electric) e)`

const shownBattery = `case when e.electric = 'battery'
    and coalesce(s.battery_chemistry, s.battery_watt_hours::text, s.battery_passport) is not null
  then jsonb_build_object('chemistry', s.battery_chemistry, 'wattHours', s.battery_watt_hours,
    'passport', s.battery_passport) end`

/** All are null where nothing is said. */
export const shownSafety = ofProduct(`jsonb_build_object('warnings', s.warnings,
  'maker', case when m.id is not null then jsonb_strip_nulls(
    jsonb_build_object('name', m.name, 'address', m.address, 'email', m.email, 'euContact', m.eu_contact)) end,
  'safety', case when nullif(s.composition, 'Non tessile') is not null or s.has_animal_parts or e.electric <> 'no' then
    jsonb_build_object('composition', nullif(s.composition, 'Non tessile'),
      'hasAnimalParts', coalesce(s.has_animal_parts, false), 'isElectric', e.electric <> 'no',
      'battery', ${shownBattery}) end)`)
export const internalSafety = ofProduct(`jsonb_build_object('makerId', s.maker_id, 'composition', s.composition,
  'hasAnimalParts', coalesce(s.has_animal_parts, false), 'electric', s.electric,
  'batteryChemistry', s.battery_chemistry, 'batteryWattHours', s.battery_watt_hours,
  'batteryPassport', s.battery_passport)`)
