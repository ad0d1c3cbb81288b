import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { mailMessage } from './mail-message.ts'

/** Writes each mail as a whole .eml file: a reader never finds half of one, and a mail sent again replaces itself. */
export function openFileMailer(folder: string, shop: Shop, mailFrom: string | undefined): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    writesFilesOnly: true,
    atOnce: 6,
    async send(mail: Mail): Promise<void> {
      const { message } = await composer.sendMail(mailMessage(mail, shop, mailFrom))
      const name = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^A-Za-z0-9-]/g, '_')
      const temporary = join(folder, `.${name}.${crypto.randomUUID()}.tmp`)
      try {
        const file = await openIn(folder, temporary)
        try {
          await file.writeFile(message as Buffer)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, join(folder, `${name}.eml`))
      } catch (error) {
        // It is tried again for a day: what each try has begun must not fill the folder.
        await rm(temporary, { force: true })
        throw error
      }
    },
  }
}

async function openIn(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true })
    return open(path, 'wx')
  }
}
