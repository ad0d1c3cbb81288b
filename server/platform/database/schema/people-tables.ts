import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { created, moment } from './moment-columns.ts'

// Customers, sessions and tokens, the administrator and the staff, counted calls and idempotency keys.

export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postal_code'),
    /** Null: an account from the former shop that was never opened. */
    passwordHash: text('password_hash'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    language: text('language').$type<Language>().notNull().default('it'),
    emailVerifiedAt: moment('email_verified_at'),
    lastLoginAt: moment('last_login_at'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('customers_email_once').on(sql`lower(${t.email})`)],
)

/** Who is in the dashboard's list of customers: kept by triggers of customers and orders (decision 0111). */
export const people = pgTable(
  'people',
  {
    /** The account's, or made of the address. */
    id: uuid('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull().unique('people_email'),
    /** `past`: only in the former shop. */
    kind: text('kind').$type<'account' | 'guest' | 'past'>().notNull(),
    /** When the account was made, or the first order placed. */
    since: moment('since').notNull(),
    /** What they are found by, folded: of guests the newest contacts. */
    words: text('words').notNull(),
  },
  (t) => [index('people_since').on(t.since, t.id)],
)

/** The people of the shop beside its own password. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Kept after the removal: the record names who did what. */
    name: text('name').notNull(),
    /** Empty after the removal, as is everything else that is personal. */
    email: text('email').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** Encrypted (seal-code-key.ts). */
    totpSecret: text('totp_secret'),
    /** The time step of the last accepted code: no code works twice. */
    totpStep: integer('totp_step'),
    invitationHash: text('invitation_hash').unique('staff_members_invitation'),
    invitedUntil: moment('invited_until'),
    acceptedAt: moment('accepted_at'),
    lastLoginAt: moment('last_login_at'),
    removedAt: moment('removed_at'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('staff_members_email').on(sql`lower(${t.email})`).where(sql`${t.removedAt} is null`)],
)

/** The ten addresses of an account; the place of the default one is the profile's. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: serial('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    label: text('label').notNull().default(''),
    /** Who receives there, and their telephone; empty: the customer. */
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (t) => [
    index('customer_addresses_customer').on(t.customerId),
    uniqueIndex('customer_addresses_default').on(t.customerId).where(sql`${t.isDefault}`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is only in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'customer' | 'admin'>().notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Of kind `admin`: null for who signed in with the shop's password. */
    staffId: uuid('staff_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** Of kind `admin`: when password or passkey were last asked. */
    confirmedAt: moment('confirmed_at'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: created(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sessions_customer').on(t.customerId),
    index('sessions_staff').on(t.staffId),
    check(
      'sessions_kind',
      sql`(${t.kind} = 'customer' and ${t.customerId} is not null and ${t.staffId} is null) or (${t.kind} = 'admin' and ${t.customerId} is null)`,
    ),
  ],
)

export const adminAccount = pgTable(
  'admin_account',
  {
    id: integer('id').primaryKey().default(1),
    passwordHash: text('password_hash').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('admin_account_single', sql`${t.id} = 1`)],
)

const ofMember = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staffMembers.id, { onDelete: 'cascade' })

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    staffId: ofMember(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: created(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('staff_passkeys_member').on(t.staffId)],
)

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** Argon2id, with one salt for the codes of a person; SHA-256 of older programs until they are used. */
    codeHash: text('code_hash').primaryKey(),
    staffId: ofMember(),
    usedAt: moment('used_at'),
  },
  (t) => [index('staff_recovery_codes_member').on(t.staffId)],
)

/** One row, where CODE_KEY is not set: what encrypts the keys of code apps, the same for every node. */
export const codeKeys = pgTable(
  'code_keys',
  { id: integer('id').primaryKey().default(1), secret: text('secret').notNull(), createdAt: created() },
  (t) => [check('code_keys_single', sql`${t.id} = 1`)],
)

/** Browsers that a member has signed in from. */
export const staffDevices = pgTable(
  'staff_devices',
  { tokenHash: text('token_hash').primaryKey(), staffId: ofMember(), seenAt: moment('seen_at').notNull() },
  (t) => [index('staff_devices_member').on(t.staffId)],
)

/** What a browser has to answer within minutes, once: challenges of passkeys, and a code app before its first code. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').$type<'login' | 'passkey' | 'confirm' | 'code_app'>().notNull(),
    staffId: uuid('staff_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_challenges_expiry').on(t.expiresAt)],
)

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<'reset' | 'verify' | 'undo_email'>().notNull(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** For `undo_email`: the account's former address, and when it was proven. */
  emailBefore: text('email_before'),
  provenBefore: moment('proven_before'),
})

/**
 * Calls that count against a limit (server/platform/throttle/limit-rules.ts). Callers and subjects are keyed hashes,
 * kept for a day (decision 0026).
 */
export const countedCalls = pgTable(
  'counted_calls',
  {
    id: serial('id').primaryKey(),
    rule: text('rule').notNull(),
    network: text('network').notNull(),
    /** E-mail address, order, payment …; empty where a rule knows the network only. */
    subject: text('subject').notNull().default(''),
    createdAt: created(),
  },
  (t) => [
    index('counted_calls_network').on(t.rule, t.network, t.createdAt),
    index('counted_calls_subject').on(t.rule, t.subject, t.createdAt),
    index('counted_calls_created').on(t.createdAt),
  ],
)

/** One row: the key of the hashes, the same for every node; in no backup. */
export const hashKeys = pgTable(
  'hash_keys',
  { id: integer('id').primaryKey().default(1), secret: text('secret').notNull(), createdAt: created() },
  (t) => [check('hash_keys_single', sql`${t.id} = 1`)],
)

/** E-mail addresses whose readers have confirmed them, as keyed hashes. */
export const provenAddresses = pgTable('proven_addresses', {
  addressHash: text('address_hash').primaryKey(),
  provenAt: moment('proven_at').notNull(),
})

/** Only successes are stored: a failed request may be repeated. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  orderId: uuid('order_id').notNull(),
  createdAt: created(),
})
