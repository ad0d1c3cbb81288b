import { addPersonalData } from '#server/accounts/customers/personal-data.ts'
import { addPersonLeaves } from '#server/accounts/staff/leaving-person.ts'
import { setOtherSignIn } from '#server/accounts/staff/other-sign-in.ts'
import { setDrawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import { addProductParts } from '#server/catalog/extension-ports/product-part-fields.ts'
import { setOwnMailServer } from '#server/messages/mail/own-mail-server.ts'
import { addWaitingKinds } from '#server/messages/mail/recipient-limit.ts'
import { addMailTopics } from '#server/messages/mail-choices/mail-choices.ts'
import { addMailExamples } from '#server/messages/mail-kinds/mail-examples.ts'
import { addMailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import { addMailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { addChecks } from '#server/orders/consistency/invariant-repository.ts'
import { addAfterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import { setBicycleWork } from '#server/orders/extension-ports/bicycle-work.ts'
import { addOrderFields } from '#server/orders/extension-ports/order-fields.ts'
import { setOverridePercent } from '#server/orders/extension-ports/override-percent.ts'
import { setOwnWallet } from '#server/orders/extension-ports/own-wallet.ts'
import { addPaymentPart, setWalletInstruments } from '#server/orders/extension-ports/payment-providers.ts'
import { setPickUps } from '#server/orders/extension-ports/pick-ups.ts'
import { addReadyElsewhere } from '#server/orders/extension-ports/ready-elsewhere.ts'
import { setExtensionTables } from '#server/platform/database/extension-tables.ts'
import { addVariables } from '#server/platform/extension-variables.ts'
import { addProblems } from '#server/platform/problems/problem-table.ts'
import { addLimits } from '#server/platform/throttle/limit-rules.ts'
import { addAffectedByHours } from '#server/site/settings/affected-by-hours.ts'
import { addFurtherTask } from '#server/site/statistics/further-tasks.ts'
import { addStaffCalls } from '#shared/domain/accounts/role-calls.ts'
import { addUndoable } from '#shared/domain/platform/undo.ts'
import { addOwnSentences } from '#shared/domain/site/own-sentence-list.ts'
import { addPages } from '#shared/domain/site/pages.ts'
import type { Extension } from './extension.ts'

/** Adds the rows of each extension to the shop's registries, once in a process. @throws where one that is needed is missing */
export function installExtensions(extensions: readonly Extension[]): readonly Extension[] {
  const names = extensions.map(({ name }) => name)
  for (const { name, needs = [] } of extensions)
    for (const needed of needs)
      if (!names.includes(needed)) throw new Error(`the extension ${name} needs the extension ${needed}`)
  for (const one of extensions) install(one)
  setExtensionTables(extensions.flatMap(({ name, tables }) => (tables ? [{ name, ...tables }] : [])))
  return extensions
}

function install({ mails = {}, ...rows }: Extension): void {
  const ofMails = <T>(part: (mail: (typeof mails)[string]) => T) =>
    Object.fromEntries(Object.entries(mails).map(([kind, mail]) => [kind, part(mail)]))
  addMailKinds(ofMails(({ kind }) => kind))
  addMailTexts(ofMails(({ name: title, values, texts }) => ({ name: title, values, texts })))
  addMailExamples(ofMails(({ example }) => example))
  addWaitingKinds(Object.keys(mails).filter((kind) => mails[kind]?.waitsForRoom))
  addStaffCalls(rows.staffCalls ?? {})
  if (rows.otherSignIn) setOtherSignIn(rows.otherSignIn)
  addPages(rows.pages ?? [])
  addMailTopics(rows.mailTopics ?? {})
  addProblems(rows.problems ?? {})
  addOwnSentences(rows.ownSentences ?? [])
  addLimits(rows.limits ?? {})
  addUndoable(rows.undoable ?? [])
  if (rows.personLeaves) addPersonLeaves(rows.personLeaves)
  addChecks(rows.checks ?? [])
  addProductParts(rows.productParts ?? [])
  addOrderFields(rows.orderFields ?? {})
  if (rows.afterOrderStep) addAfterOrderStep(rows.afterOrderStep)
  if (rows.payments) addPaymentPart(rows.payments)
  if (rows.mailServer) setOwnMailServer(rows.mailServer)
  if (rows.wallet) setOwnWallet(rows.wallet)
  if (rows.walletInstruments) setWalletInstruments(rows.walletInstruments)
  addVariables(rows.variables ?? [])
  if (rows.drawnPictures) setDrawnPictures(rows.drawnPictures)
  if (rows.pickUps) setPickUps(rows.pickUps)
  if (rows.bicycleWork) setBicycleWork(rows.bicycleWork)
  if (rows.overridePercent) setOverridePercent(rows.overridePercent)
  if (rows.readyElsewhere) addReadyElsewhere(rows.readyElsewhere)
  addPersonalData(rows.personalData ?? [])
  if (rows.affectedByHours) addAffectedByHours(rows.affectedByHours)
  if (rows.waiting) addFurtherTask(rows.waiting)
}
