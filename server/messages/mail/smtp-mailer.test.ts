import { type AddressInfo, createServer, type Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

const shop = readShopConfig('shop.config.json')
const mail = {
  to: 'giulia@example.org',
  subject: 'Ordine confermato: città',
  text: 'testo',
  html: '<p>testo</p>',
  messageId: '<m-1@example.org>',
  language: 'it',
} as const

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listening(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.address() as AddressInfo
}

/** A mail server that stores its mails, or refuses every recipient. */
async function aMailServer(refuses = false) {
  const taken: Buffer[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      recipients.push(address.address)
      done(refuses ? new Error('no such mailbox') : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  const { port } = await listening(server.server)
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${port}`, taken, recipients }
}

describe('the SMTP mailer', () => {
  it('hands the whole message to the server', async () => {
    const server = await aMailServer()
    await openSmtpMailer(server.url, shop, undefined).send(mail)
    expect(server.recipients).toEqual(['giulia@example.org'])
    const [message] = server.taken
    if (!message) throw new Error('nothing arrived')
    const read = await PostalMime.parse(message)
    expect(read).toMatchObject({
      subject: mail.subject,
      messageId: mail.messageId,
      from: { name: 'Cicli Pedivella', address: 'negozio@ciclipedivella.example' },
    })
    expect([read.text?.trim(), read.html?.trim()]).toEqual(['testo', '<p>testo</p>'])
    expect(read.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  it('says in the headers how one press ends such mails (RFC 8058)', async () => {
    const server = await aMailServer()
    const unsubscribeUrl = `https://shop.example/api/unsubscribe?token=${'x'.repeat(300)}`
    await openSmtpMailer(server.url, shop, undefined).send({ ...mail, unsubscribeUrl })
    const [message = ''] = server.taken
    const { headers } = await PostalMime.parse(message)
    expect(headers.filter(({ key }) => key.startsWith('list-unsubscribe'))).toEqual([
      expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    ])
  })

  it('fails when the server refuses, so that the outbox tries again', async () => {
    const server = await aMailServer(true)
    await expect(openSmtpMailer(server.url, shop, undefined).send(mail)).rejects.toThrow('no such mailbox')
  })

  it('fails when no server listens', async () => {
    const gone = createServer()
    const { port } = await listening(gone)
    await new Promise((resolve) => gone.close(resolve))
    await expect(openSmtpMailer(`smtp://127.0.0.1:${port}`, shop, undefined).send(mail)).rejects.toThrow('ECONNREFUSED')
  })

  it('gives up on a server that takes the connection and says nothing', async () => {
    const silent = createServer()
    const { port } = await listening(silent)
    closers.push(() => new Promise((resolve) => silent.close(() => resolve())))
    const send = (limits: { connectMs: number; totalMs: number }) =>
      openSmtpMailer(`smtp://127.0.0.1:${port}`, shop, undefined, limits).send(mail)
    await expect(send({ connectMs: 50, totalMs: 5_000 })).rejects.toThrow('Greeting never received')
    await expect(send({ connectMs: 300, totalMs: 50 })).rejects.toThrow('SMTP took longer than 50 ms')
  })
})
