import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'
import type { FaultPlan } from './fault-plan.ts'

/** Mails leave, or fail before or after they have left: then they leave twice, under one Message-ID. */
export function faultyMailer(mailer: Mailer, plan: FaultPlan): Mailer {
  return {
    send: (mail: Mail) =>
      plan.pass({
        name: 'mail',
        work: () => mailer.send(mail),
        fail: async (kind) => {
          throw new Error(`the mail server: ${kind}`)
        },
      }),
  }
}
