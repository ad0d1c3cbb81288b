import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import { deleteReminder, listReminders } from './history/due-reminder-repository.ts'
import { forgetCodesOf, listOwnBicycles, type OwnBicycle } from './own-bicycle-repository.ts'

/** A guest owns no bicycle: it stands with its order. */
export const garageData: PersonalData = {
  name: 'bicycles',
  read: async (db, { customerId }) =>
    customerId === null
      ? undefined
      : (await listOwnBicycles(db, customerId)).map(({ ownerId: _self, ...bicycle }) =>
          bicycle.handedOverAt ? ofNewOwner(bicycle) : bicycle,
        ),
  erase: async (tx, { customerId }) => {
    if (customerId !== null) await forgetCodesOf(tx, customerId)
  },
}

/** Nothing of the order of its buyer. */
const ofNewOwner = ({ name, size, serialNumber, handedOverAt, codeExpiresAt }: Omit<OwnBicycle, 'ownerId'>) => ({
  ...{ name, size, serialNumber, handedOverAt, codeExpiresAt },
})

/** A guest has no bicycle that waits for its next service. */
export const dueReminderPeople: PersonalData = {
  name: 'workshopReminders',
  read: async (db, { customerId }) => (customerId === null ? undefined : listReminders(db, customerId)),
  erase: async (tx, { customerId }) => {
    if (customerId === null) return
    for (const one of await listReminders(tx, customerId)) await deleteReminder(tx, one)
  },
}
