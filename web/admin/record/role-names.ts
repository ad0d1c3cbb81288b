import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'

export const roleNames: Record<StaffRole, { name: string; can: string }> = {
  owner: { name: 'Tutto', can: 'tutto, anche IBAN, persone, chiavi' },
  counter: {
    name: 'Banco',
    can: 'ordini, prodotti, prezzi, recensioni, rimborsi e pagamenti a mano fino a 200 € al giorno',
  },
  workshop: { name: 'Officina', can: 'bici da montare, schede, foto' },
  content: { name: 'Testi', can: 'home, pagine, foto' },
  accountant: { name: 'Conti', can: 'guardare e scaricare, non cambiare' },
}
