import { describe, expect, it } from 'vitest'
import { sendReviewPhoto } from '#shared/contract/catalog/reviews.ts'
import { getUser } from '#shared/contract/platform/user.ts'
import { ApiError, createApi } from './api.ts'

const answering = (body: string, init: ResponseInit) => createApi(async () => new Response(body, init), 'it')

describe('a refusal', () => {
  it('is an error with the message of its body', async () => {
    const body = JSON.stringify({ message: 'Accedi per continuare.', code: 'unauthorized' })
    const api = answering(body, { status: 401, statusText: 'Unauthorized' })
    const error = await api(getUser).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: 'Accedi per continuare.', status: 401, code: 'unauthorized' })
  })

  it.each([
    ['a body that is no JSON', '<h1>Bad Gateway</h1>'],
    ['no body', ''],
  ])('is an error with the status text for %s', async (_what, body) => {
    const api = answering(body, { status: 502, statusText: 'Bad Gateway' })
    await expect(api(getUser)).rejects.toMatchObject({ message: 'Bad Gateway', status: 502, code: 'unknown' })
  })
})

it('an upload names the account it was made for, and leaves its type to the browser', async () => {
  const sent: (RequestInit | undefined)[] = []
  const send: typeof fetch = async (_, init) => {
    sent.push(init)
    return Response.json({ id: '1' }, { status: 201 })
  }
  const form = new FormData()
  await createApi(send, 'it', () => 'anna')(sendReviewPhoto, {}, { form })
  expect(sent).toEqual([
    expect.objectContaining({ body: form, headers: { 'accept-language': 'it', 'x-account': 'anna' } }),
  ])
})
