import { createHash } from 'node:crypto'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'

/** Stores its mails; fails as often as configured. */
export class FakeMailer implements Mailer {
  sent: Mail[] = []
  failures = 0
  async send(mail: Mail): Promise<void> {
    if (this.failures > 0) {
      this.failures--
      throw new Error('the mail server is away')
    }
    this.sent.push(mail)
  }
}

export class FakeImageStore implements ImageStore {
  files = new Map<string, Buffer>()
  async read(name: string): Promise<Buffer | undefined> {
    return this.files.get(name)
  }
  async write(name: string, content: Buffer): Promise<void> {
    this.files.set(name, content)
  }
  async remove(name: string): Promise<void> {
    this.files.delete(name)
  }
  async marks(): Promise<Map<string, string>> {
    return new Map([...this.files].map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]))
  }
}

/** A clock the test moves. */
export class FakeClock {
  now = new Date('2026-11-20T10:00:00Z')
  read = (): Date => new Date(this.now)
  advance(amount: { minutes?: number; hours?: number; days?: number }): void {
    const minutes = (amount.minutes ?? 0) + (amount.hours ?? 0) * 60 + (amount.days ?? 0) * 1_440
    this.now = new Date(this.now.getTime() + minutes * 60_000)
  }
}
