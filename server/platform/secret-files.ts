import { readFileSync } from 'node:fs'
import { extensionVariables } from './extension-variables.ts'

/** Variables that may come from a file: `ADMIN_PASSWORD_FILE` names one that holds ADMIN_PASSWORD. */
export const secretNames = [
  'ADMIN_PASSWORD',
  'CODE_KEY',
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_REPLICA_URL',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
] as const

type Environment = Record<string, string | undefined>

/** The environment with the secrets read from files, and their problems; a final line break is not part of a secret. */
export function withSecretFiles(given: Environment): { env: Environment; problems: string[] } {
  const env = { ...given }
  const problems: string[] = []
  for (const name of [...secretNames, ...extensionVariables()]) {
    const file = given[`${name}_FILE`]
    if (!file) continue
    try {
      if (given[name]) throw new Error(`stands beside ${name}: keep one of them`)
      const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
      if (!secret) throw new Error('names an empty file')
      env[name] = secret
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      problems.push(`${name}_FILE ${code ? `cannot be read (${code})` : message}`)
    }
  }
  return { env, problems }
}
