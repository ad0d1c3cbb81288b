import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isCommonPassword } from '#shared/domain/platform/access/common-passwords.ts'
import { isOwnShopChosen, ownShopFolder } from './chosen-start.ts'
import { extensionVariables } from './extension-variables.ts'
import { nearestName } from './nearest-name.ts'
import { ConfigError } from './problems/config-error.ts'
import { withSecretFiles } from './secret-files.ts'
import type { SpanCollector } from './tracing/tracing.ts'

const flag = z.enum(['on', 'off'], { error: 'must be on or off' })
const absent = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(absent, schema.optional())

/** The names of the OpenTelemetry specification. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const isHost = (text: string) => isIP(text) > 0 || /^[a-z\d]([a-z\d.-]{0,252}[a-z\d])?$/i.test(text)

const environment = z.object({
  PORT: z.preprocess(absent, z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(
    absent,
    z.string().refine(isHost, { error: 'must be an address or a name of this machine' }).default('127.0.0.1'),
  ),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  DATA_DIR: z.preprocess(absent, z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATABASE_MIGRATION_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATABASE_REPLICA_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  IMAGE_BACKUP_DIR: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  IMAGE_CHECK_SECONDS: z.preprocess(
    absent,
    z.coerce.number({ error: 'must be a number of seconds' }).min(1).max(86_400).default(60),
  ),
  S3_ENDPOINT: optional(z.url({ error: 'must be an address' })),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_REGION: optional(z.string()),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(12, { error: 'must have at least 12 characters' })
      .refine((text) => !isCommonPassword(text), { error: 'is one of the most used passwords: choose another one' }),
  ),
  CODE_KEY: optional(z.string().min(32, { error: 'must have at least 32 characters' })),
  SHOP_CONFIG: z.preprocess(absent, z.string().default('shop.config.json')),
  SHOP_DEMO: optional(flag),
  SHOP_DEMO_ORDERS: z.preprocess(absent, flag.default('off')),
  PAYPAL_CLIENT_ID: optional(z.string()),
  PAYPAL_CLIENT_SECRET: optional(z.string()),
  PAYPAL_WEBHOOK_ID: optional(z.string()),
  PAYPAL_API_URL: optional(z.url({ error: 'must be an address' })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  EVENTS_ALLOW_PRIVATE: z.preprocess(absent, flag.default('off')),
  RATE_LIMIT: z.preprocess(absent, flag.default('on')),
  TRUST_PROXY: z.preprocess(
    (value) => (value === '' || value === 'off' ? 0 : value),
    z.coerce.number({ error: 'must be off or a number of hops' }).int().min(0).max(10).default(0),
  ),
  LOG_LEVEL: z.preprocess(
    absent,
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
  DIST_DIR: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  OTEL_TRACES_SAMPLER: z.preprocess(
    absent,
    z.enum(samplers, { error: `must be ${samplers.join(', ')}` }).default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    absent,
    z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1).default(1),
  ),
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  NODE_ENV: optional(z.string()),
})

export interface Config {
  port: number
  host: string
  /** Without a trailing slash. */
  publicUrl: string
  /** PUBLIC_URL is set: pages at another host lead there. */
  hasPublicUrl: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** The same database as its owner, for migrations only. */
  databaseMigrationUrl: string | undefined
  databaseReplicaUrl: string | undefined
  imageBackupDir: string
  backupDir: string
  imageCheckSeconds: number
  s3: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string } | undefined
  adminPassword: string | undefined
  /** Encrypts the keys of the staff's code apps; undefined: a secret in the database does. */
  codeKey: string | undefined
  shopConfigFile: string
  isDemo: boolean
  /** Where the dashboard keeps the choice between demo and own shop; undefined: the environment decides. */
  choosesStartIn: string | undefined
  hasDemoOrders: boolean
  paypal: { clientId: string; clientSecret: string; webhookId: string | undefined; apiUrl: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  metricsToken: string | undefined
  /** Webhook endpoints may be on this machine or in its network. */
  allowsPrivateReceivers: boolean
  rateLimit: boolean
  trustedProxyHops: number
  logLevel: string
  distDir: string
  tracing: SpanCollector | undefined
  /** The provider of the staff's company accounts. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined
  isProduction: boolean
  /** Those of extensions, as they were set. */
  variables: Readonly<Record<string, string>>
}

const together = (env: Record<string, unknown>, names: readonly string[]) => {
  const missing = names.filter((name) => !env[name])
  return missing.length === 0 || missing.length === names.length
    ? []
    : missing.map((name) => `${name} is missing: ${names.join(', ')} are set together or not at all`)
}

/** A misspelt variable would be left out without a word; other programs' variables are none of the shop's business. */
function misspelt(env: Record<string, string | undefined>): string[] {
  // Those of OpenTelemetry have many neighbours that its own libraries read.
  const own = [...Object.keys(environment.shape), ...extensionVariables()].filter((name) => !name.startsWith('OTEL_'))
  const known = new Set([...own, ...own.map((name) => `${name}_FILE`)])
  return Object.keys(env).flatMap((name) => {
    const meant = known.has(name) ? undefined : nearestName(name, [...known])
    return meant ? [`${name} is not known: did you mean ${meant}?`] : []
  })
}

/** @throws ConfigError with every problem, by name */
export function readConfig(given: Record<string, string | undefined>): Config {
  const { env, problems: ofFiles } = withSecretFiles(given)
  if (ofFiles.length > 0) throw new ConfigError(ofFiles)
  const result = environment.safeParse(env)
  const unknown = misspelt(env)
  if (!result.success) {
    const wrong = result.error.issues.map(
      (i) => `${String(i.path[0])} ${i.message.replace(/^(Invalid.*: |Too )/, 'must be ')}`,
    )
    throw new ConfigError([...unknown, ...wrong])
  }
  const e = result.data
  const problems = [
    ...unknown,
    ...together(e, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...together(e, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']),
    ...together(e, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
  ]
  const root = resolve(e.DATA_DIR)
  const isOwn = e.SHOP_DEMO !== 'on' && isOwnShopChosen(root)
  const isDemo = e.SHOP_DEMO ? e.SHOP_DEMO === 'on' : !e.DATABASE_URL && !isOwn
  const hasDemoOrders = e.SHOP_DEMO_ORDERS === 'on'
  if (hasDemoOrders && !isDemo) problems.push('SHOP_DEMO_ORDERS is for a demo shop: it needs SHOP_DEMO=on')
  for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URL'] as const)
    if (e[name] && !e.DATABASE_URL) problems.push(`${name} is for a shop on PostgreSQL: it needs DATABASE_URL`)
  if (problems.length > 0) throw new ConfigError(problems)
  const dataDir = isOwn ? ownShopFolder(root) : root
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    hasPublicUrl: e.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    imageBackupDir: e.IMAGE_BACKUP_DIR ? resolve(e.IMAGE_BACKUP_DIR) : resolve(dataDir, 'images-backup'),
    backupDir: e.BACKUP_DIR ? resolve(e.BACKUP_DIR) : resolve(dataDir, 'backups'),
    imageCheckSeconds: e.IMAGE_CHECK_SECONDS,
    s3:
      e.S3_ENDPOINT && e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: e.S3_ENDPOINT,
            bucket: e.S3_BUCKET,
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
            region: e.S3_REGION ?? 'us-east-1',
          }
        : undefined,
    adminPassword: e.ADMIN_PASSWORD,
    codeKey: e.CODE_KEY,
    shopConfigFile: resolve(e.SHOP_CONFIG),
    isDemo,
    choosesStartIn: e.SHOP_DEMO || hasDemoOrders || e.DATABASE_URL || e.S3_BUCKET ? undefined : root,
    hasDemoOrders,
    paypal:
      e.PAYPAL_CLIENT_ID && e.PAYPAL_CLIENT_SECRET
        ? {
            clientId: e.PAYPAL_CLIENT_ID,
            clientSecret: e.PAYPAL_CLIENT_SECRET,
            webhookId: e.PAYPAL_WEBHOOK_ID,
            apiUrl: (e.PAYPAL_API_URL ?? 'https://api-m.sandbox.paypal.com').replace(/\/+$/, ''),
          }
        : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    metricsToken: e.METRICS_TOKEN,
    allowsPrivateReceivers: e.EVENTS_ALLOW_PRIVATE === 'on',
    rateLimit: e.RATE_LIMIT === 'on',
    trustedProxyHops: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    distDir: e.DIST_DIR ? resolve(e.DIST_DIR) : fileURLToPath(new URL('../../dist', import.meta.url)),
    tracing: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          sampler: e.OTEL_TRACES_SAMPLER,
          ratio: e.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    oidc:
      e.OIDC_ISSUER && e.OIDC_CLIENT_ID && e.OIDC_CLIENT_SECRET
        ? { issuer: e.OIDC_ISSUER, clientId: e.OIDC_CLIENT_ID, clientSecret: e.OIDC_CLIENT_SECRET }
        : undefined,
    isProduction: e.NODE_ENV !== 'development',
    variables: Object.fromEntries(extensionVariables().flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  }
}
