import { life } from '#shared/domain/platform/life.ts'
import texts from './newsletter-consents.json' with { type: 'json' }

/** Only what is confirmed by its address counts as a consent. */
const newsletterLife = life({
  requested: ['confirmed', 'withdrawn'],
  confirmed: ['withdrawn'],
  withdrawn: ['requested', 'confirmed'],
})
export const newsletterStates = newsletterLife.states
export type NewsletterState = (typeof newsletterStates)[number]

export const newsletterSources = ['page', 'checkout', 'account'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** What was agreed to, by its version: a text is never changed, a new one gets a date of its own and stands last. */
const consentTexts: Readonly<Record<string, Record<'it' | 'en', string>>> = texts
export const consentVersion = Object.keys(texts).at(-1) ?? ''
export const consentText = (language: 'it' | 'en', version = consentVersion): string =>
  consentTexts[version]?.[language] ?? ''
