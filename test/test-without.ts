import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

// `npm run test:without NAME [quick]`: the shop in a copy, with the folder of an extension deleted and its lines in the
// lists, and those that need it (NAME `all`: every extension). Types, walls and shapes hold, it builds, and the core's tests pass; `quick` leaves
// the tests to those of the composition.
const [name = '', scope = 'whole'] = process.argv.slice(2)
const all = readdirSync('extensions', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const needs = (one: string): string[] =>
  /needs: \[([^\]]*)\]/.exec(readFileSync(`extensions/${one}/extension.ts`, 'utf8'))?.[1]?.match(/[\w-]+/g) ?? []
/** With those that need it. */
const gone = name === 'all' ? all : [name]
for (const one of gone) gone.push(...all.filter((other) => !gone.includes(other) && needs(other).includes(one)))
if (gone.some((one) => !all.includes(one))) {
  process.stderr.write(`usage: npm run test:without NAME [quick], NAME one of: all, ${all.join(', ')}\n`)
  process.exit(2)
}

const copy = join(mkdtempSync(join(tmpdir(), 'pedivella-without-')), 'shop')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
for (const file of listed.split('\n').filter((one) => one && existsSync(one))) {
  if (gone.some((one) => file.startsWith(`extensions/${one}/`))) continue
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(file, join(copy, file))
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

/** Takes the import of a folder out of a list, and the name that it brings. */
function takeOut(list: string, folder: string): void {
  const path = join(copy, 'extensions', list)
  const text = readFileSync(path, 'utf8')
  const [line = '', brought = ''] = new RegExp(`^import \\{ (\\w+) \\} from './${folder}/.*\\n`, 'm').exec(text) ?? []
  writeFileSync(path, text.replace(line, '').replace(new RegExp(`\\b${brought}\\b,?`), ''))
}
const lists = ['installed.ts', 'installed-web.ts', 'installed-desk.ts']
for (const folder of gone) for (const list of lists) takeOut(list, folder)
// The checks ask git for the files of the shop.
execFileSync('git', ['init', '-q'], { cwd: copy })
execFileSync('biome', ['format', '--write', ...lists.map((list) => `extensions/${list}`)], { cwd: copy })

const isQuick = scope === 'quick'
const composition = [
  'server/access-matrix.test.ts',
  'server/staff-roles.test.ts',
  'server/key-scopes.test.ts',
  'server/record-triggers.test.ts',
]
const steps: [string, readonly string[]][] = [
  ['npm', ['run', '-s', 'verify']],
  ['npm', ['run', '-s', 'build']],
  ['vitest', ['run', '--project', 'postgres', ...(isQuick ? composition : ['server'])]],
  ...(isQuick ? [] : [['playwright', ['test', 'e2e']] as [string, readonly string[]]]),
]
const failed = steps.filter(([command, args]) => {
  process.stdout.write(`\n== without ${name}: ${command} ${args.join(' ')}\n`)
  return (
    spawnSync(command, args, {
      cwd: copy,
      stdio: 'inherit',
      env: { ...process.env, WITHOUT_EXTENSIONS: gone.join(' ') },
    }).status !== 0
  )
})
rmSync(dirname(copy), { recursive: true, force: true })
process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)
