import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#shared/domain/accounts/staff-roles.ts'
import { created, moment } from './moment-columns.ts'

// The people of the shop beside its own password, and how each of them signs in.

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
  { codeHash: text('code_hash').primaryKey(), staffId: ofMember(), usedAt: moment('used_at') },
  (t) => [index('staff_recovery_codes_member').on(t.staffId)],
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
