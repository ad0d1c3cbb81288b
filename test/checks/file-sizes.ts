import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Check: a file past 250 lines (blanks and comments apart) has a second noun in it. Dictionaries and data are exempt.
const cap = 250
/** The limit of files in a module (tests, dictionaries, migrations and styles apart). */
const moduleCap = 25
const exempt = [
  /^(web\/(i18n\/|.*-(it|en))|extensions\/[\w-]+\/(it|en))\.ts$|^web\/i18n\//,
  /^web\/pages\/info\/.*-text/,
  /migrations\//,
  // Made by `npm run client`.
  /^client\/schema\.d\.ts$/,
]
const drawers = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.tsx?$)|(^|\/)index\.tsx?$/

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((f) => f && existsSync(f))
const problems: string[] = []
const names = new Map<string, string>()
for (const file of files) {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const isDictionary = file.startsWith('web/i18n/')
  if (drawers.test(file)) problems.push(`${file}: name the file for its idea, beside its owner`)
  // Names in shared/ and of dictionaries are nouns; everywhere else a name includes the role.
  // Each extension has these (server/extension.ts).
  const isOfShape = /^extensions\/[\w-]+\/(extension\.ts|web\.tsx|it\.ts|en\.ts|access-rows\.ts)$/.test(file)
  const isNoun = isDictionary || isOfShape || file.startsWith('shared/') || name === 'main.ts'
  const twin = isNoun ? undefined : names.get(name)
  if (twin) problems.push(`${file}: ${twin} has the same name`)
  if (!isNoun) names.set(name, file)
  if (/\.(test|spec)\.tsx?$/.test(file) || exempt.some((e) => e.test(file))) continue
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((l) => l.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(l)).length
  if (lines > cap) problems.push(`${file}: ${lines} lines, the cap is ${cap}; look for the second noun in it`)
}
const rooms = Map.groupBy(
  files.filter((file) => !/\.(test|spec)\.tsx?$|\.css$/.test(file) && !exempt.some((e) => e.test(file))),
  (file) => file.slice(0, file.lastIndexOf('/') + 1),
)
for (const [room, { length }] of rooms) {
  if (length > moduleCap)
    problems.push(`${room}: ${length} files, the cap is ${moduleCap}; look for the second noun in it`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
