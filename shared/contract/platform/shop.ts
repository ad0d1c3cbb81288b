import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { shippingFacts } from './shipping-facts.ts'

const span = z.tuple([z.int(), z.int()])

/** Public data of the retailer, derived from SHOP_CONFIG, so that no page contains its own numbers. */
const shopFacts = z.object({
  name: z.string(),
  /** False: it has not said who it is, and `name` says so; the other facts are empty. */
  isReady: z.boolean(),
  publicUrl: z.string(),
  legal: z.object({
    company: z.string(),
    vatNumber: z.string(),
    taxCode: z.string(),
    rea: z.string(),
    shareCapital: z.nullable(z.string()),
    pec: z.string(),
  }),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
  /** Null: maps find it by its address. */
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  phone: z.string(),
  email: z.string(),
  /** Seven days, Monday first, spans in minutes after midnight (shared/domain/platform/hours/opening-hours.ts). */
  openingHours: z.array(z.array(span)),
  /** Days of this year and the next twelve months with other hours, holidays included; visitors see the near ones. */
  exceptions: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      hours: z.array(span),
      when: z.enum(['past', 'soon', 'later']),
      /** In the shop's own words, in Italian. */
      reason: z.optional(z.string()),
      /** On top of every page: it has a reason and is near. */
      isAnnounced: z.optional(z.boolean()),
    }),
  ),
  shipping: shippingFacts,
  /** The shop's own return period in days; null: only the legal one, without a text. */
  returnDays: z.nullable(z.int()),
  /** Who pays the return shipping; null: not mentioned. */
  returnPaidBy: z.nullable(z.enum(['shop', 'customer'])),
  warrantyYears: z.int(),
  usedWarrantyMonths: z.int(),
  experienceYears: z.nullable(z.int()),
  bank: z.object({ beneficiary: z.string(), iban: z.string(), bic: z.string(), bankName: z.string() }),
  social: z.object({ instagram: z.nullable(z.string()) }),
  /** Sentences in the shop's own words, by their place in the texts of the pages. */
  ownTexts: z.record(z.string(), z.object({ it: z.string(), en: z.string() })),
  /** Own pages with a link below every page; without an English title both are the Italian one. */
  footerPages: z.array(z.object({ slug: z.string(), it: z.string(), en: z.string() })),
  appearance: z.object({
    /** In the header; empty: derived from the name. */
    shortName: z.string(),
    logo: z.nullable(z.string()),
    /** Of buttons; null: the shop's green. */
    accent: z.nullable(z.string()),
    sharePicture: z.nullable(z.string()),
    /** null: derived from the name. */
    orderPrefix: z.nullable(z.string()),
  }),
  /** Whether the wallet is offered; decided at the start of the program. */
  walletOffered: z.boolean(),
  /** Providers of payments besides the wallet, for the legal pages. */
  otherPayments: z.optional(z.array(z.object({ name: z.string(), company: z.string() }))),
  isDemo: z.boolean(),
  /** Whether visitors can read the shop's mails (shared/contract/messages/demo-mails.ts). */
  showsOutbox: z.boolean(),
})
export type ShopFacts = z.output<typeof shopFacts>

export const getShop = endpoint('GET', '/api/shop', {
  summary: 'The retailer: name, address, hours, delivery prices',
  replies: { 200: shopFacts },
})
