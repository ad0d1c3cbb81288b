import * as z from 'zod/mini'
import { endpoint, type Schema } from './endpoint.ts'

/**
 * The calls that each kind of record has: list and create at its path, get, change and delete at the path of one. An array
 * of errors adds to `notFound`. @param path of one record: `/api/admin/campaigns/:id`
 */
export function resource<P extends Schema>(path: string, params: P, notFound: string) {
  const all = path.replace(/\/:\w+$/, '')
  return {
    list: <R extends Schema, Q extends Schema | undefined = undefined>(summary: string, reply: R, query?: Q) =>
      endpoint('GET', all, { summary, query, replies: { 200: z.array(reply) } }),
    get: <R extends Schema>(summary: string, reply: R) =>
      endpoint('GET', path, { summary, params, replies: { 200: reply }, errors: [notFound] }),
    create: <B extends Schema, R extends Schema>(summary: string, body: B, reply: R, errors: readonly string[] = []) =>
      endpoint('POST', all, { summary, body, replies: { 201: reply }, errors }),
    put: <B extends Schema, R extends Schema>(summary: string, body: B, reply: R, errors: readonly string[] = []) =>
      endpoint('PUT', path, { summary, params, body, replies: { 200: reply }, errors: [notFound, ...errors] }),
    patch: <B extends Schema, R extends Schema>(summary: string, body: B, reply: R, errors: readonly string[] = []) =>
      endpoint('PATCH', path, { summary, params, body, replies: { 200: reply }, errors: [notFound, ...errors] }),
    remove: (summary: string, errors: readonly string[] = []) =>
      endpoint('DELETE', path, { summary, params, replies: { 204: null }, errors: [notFound, ...errors] }),
  }
}
