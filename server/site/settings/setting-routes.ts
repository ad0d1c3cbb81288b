import type { FastifyInstance } from 'fastify'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { signInSetting } from '#shared/contract/accounts/sign-in-setting.ts'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import { getWalletState, testWallet } from '#shared/contract/orders/admin-payments.ts'
import { getOpeningSteps, openingSetting } from '#shared/contract/platform/opening-steps.ts'
import { factsSetting } from '#shared/contract/site/facts-setting.ts'
import {
  hoursSetting,
  listClosureCustomers,
  listDraftCustomers,
  mailClosureCustomers,
} from '#shared/contract/site/hours-setting.ts'
import { paymentsSetting } from '#shared/contract/site/payments-setting.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { affectedByHours } from './affected-by-hours.ts'
import { customersOfClosure, customersOfDraft, tellClosureCustomers } from './closure-customers.ts'
import { factsKind } from './facts-kind.ts'
import { hoursKind } from './hours-kind.ts'
import { languagesKind } from './languages-kind.ts'
import { paymentsKind } from './payments-kind.ts'
import { openingKind, readOpeningSteps } from './read-opening-steps.ts'
import { mailBankChanged, mailEmailChanged } from './shop-changed-mails.ts'
import { signInKind } from './sign-in-kind.ts'
import { tryWallet } from './try-wallet.ts'
import { findWalletState } from './wallet-state-repository.ts'

/** The parts of the shop that its owner edits. */
export function settingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, hoursSetting.read, () => readSetting(db, hoursKind, deps.shop))
  route(app, hoursSetting.versions, () => readSettingVersions(db, hoursKind, deps.shop))
  route(app, hoursSetting.change, async ({ body }) => {
    const saved = await saveSetting(deps, hoursKind, body)
    // The memory of this node may be a moment behind.
    const shop = { ...deps.shop, ...hoursKind.partOf(body.value, deps.shop) }
    return { ...saved, affected: await affectedByHours(db, shop, deps.clock()) }
  })
  route(app, languagesSetting.read, () => readSetting(db, languagesKind, deps.shop))
  route(app, languagesSetting.versions, () => readSettingVersions(db, languagesKind, deps.shop))
  route(app, languagesSetting.change, ({ body }) => saveSetting(deps, languagesKind, body))
  route(app, openingSetting.read, () => readSetting(db, openingKind, deps.shop))
  route(app, openingSetting.versions, () => readSettingVersions(db, openingKind, deps.shop))
  route(app, openingSetting.change, ({ body }) => saveSetting(deps, openingKind, body))
  route(app, signInSetting.read, () => readSetting(db, signInKind, deps.shop))
  route(app, signInSetting.versions, () => readSettingVersions(db, signInKind, deps.shop))
  route(app, signInSetting.change, ({ body }) => saveSetting(deps, signInKind, body))
  route(app, getOpeningSteps, () => readOpeningSteps(deps))
  route(app, listDraftCustomers, ({ body }) => customersOfDraft(deps, body))
  route(app, listClosureCustomers, ({ params }) => customersOfClosure(deps, params))
  route(app, mailClosureCustomers, async ({ params, request }) => ({
    told: await tellClosureCustomers(depsOfRequest(deps, request), params),
  }))

  route(app, factsSetting.read, () => readSetting(db, factsKind, deps.shop))
  route(app, factsSetting.versions, () => readSettingVersions(db, factsKind, deps.shop))
  route(app, factsSetting.change, ({ body }) => saveSetting(deps, factsKind, body, mailEmailChanged(deps)))

  route(app, paymentsSetting.read, () => readSetting(db, paymentsKind, deps.shop))
  route(app, paymentsSetting.versions, () => readSettingVersions(db, paymentsKind, deps.shop))
  route(app, paymentsSetting.change, async ({ body, request }) => {
    const { currentPassword, ...value } = body.value
    await checkOwnPassword(deps, request, currentPassword, 'value.currentPassword')
    return saveSetting(deps, paymentsKind, { version: body.version, value }, mailBankChanged(deps))
  })

  route(app, testWallet, () => tryWallet(deps.wallet))
  route(app, getWalletState, async () => {
    const { payment, eventAt, refundedAt, failedRefunds } = await findWalletState(db)
    const iso = (moment: string | null) => moment && new Date(moment).toISOString()
    return {
      environment: deps.wallet?.environment ?? null,
      isFixed: Boolean(deps.config.paypal) || deps.config.isDemo,
      lastPayment: payment?.at ? { at: payment.at.toISOString(), amount: toDecimal(payment.cents ?? 0) } : null,
      lastEventAt: iso(eventAt),
      lastRefundAt: iso(refundedAt),
      failedRefunds,
    }
  })
}
