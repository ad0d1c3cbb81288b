import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LineVatClass } from '#shared/domain/platform/goods/vat.ts'
import { orders } from './order-tables.ts'

// The VAT of an order (decision 0047). The division of delivery costs is stored only here.

export const orderVat = pgTable(
  'order_vat',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    vatClass: text('vat_class').$type<LineVatClass>().notNull(),
    /**
     * In percent at the time; null: items under the margin scheme, whose tax is on no document, or a gift card, which
     * has none.
     */
    rate: integer('rate'),
    grossCents: integer('gross_cents').notNull(),
    taxableCents: integer('taxable_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.vatClass] }),
    check('order_vat_class', sql`${t.vatClass} in ('standard','reduced','super_reduced','margin','voucher')`),
    check(
      'order_vat_sum',
      sql`${t.taxableCents} >= 0 and ${t.taxCents} >= 0 and ${t.taxableCents} + ${t.taxCents} = ${t.grossCents}`,
    ),
    check(
      'order_vat_margin',
      sql`(${t.vatClass} in ('margin','voucher')) = (${t.rate} is null) and (${t.rate} is not null or ${t.taxCents} = 0)`,
    ),
    // The rate within a cent, as in the legal check of an invoice.
    check(
      'order_vat_rate',
      sql`${t.rate} is null or abs(${t.taxCents}::numeric - ${t.taxableCents}::numeric * ${t.rate} / 100) < 1`,
    ),
  ],
)
