import { addPersonalData } from '#server/accounts/customers/personal-data.ts'
import { addMailTopics } from '#server/messages/mail-choices/mail-choices.ts'
import { addMailExamples } from '#server/messages/mail-kinds/mail-examples.ts'
import { addMailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import { addMailTexts } from '#server/messages/mail-kinds/mail-texts.ts'
import { addChecks } from '#server/orders/consistency/invariant-repository.ts'
import { setExtensionTables } from '#server/platform/database/migration/extension-tables.ts'
import { addProblems } from '#server/platform/problems/problem-table.ts'
import { addLimits } from '#server/platform/throttle/limit-rules.ts'
import { addStaffCalls } from '#shared/domain/accounts/role-calls.ts'
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
  addStaffCalls(rows.staffCalls ?? {})
  addPages(rows.pages ?? [])
  addMailTopics(rows.mailTopics ?? {})
  addProblems(rows.problems ?? {})
  addLimits(rows.limits ?? {})
  addChecks(rows.checks ?? [])
  addPersonalData(rows.personalData ?? [])
}
