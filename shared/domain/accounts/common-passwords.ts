import { commonPasswordList } from './common-password-list.ts'

// Those that are tried first in Italy, beside the commonest of the world; digits and letters in a row come by themselves.
const ours = `password! admin123 amministratore inter1908 milan1899 forzajuve forzainter forzamilan forzanapoli ciaociao
  ciao123 amoremio tiamo1 francesca bicicletta segreto segreta 121212 654321 987654321 pedivella`
const commonest = new Set(`${commonPasswordList} ${ours}`.split(/\s+/))
const rows = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

export function isCommonPassword(text: string): boolean {
  const plain = text.toLowerCase()
  return commonest.has(plain) || /^(.)\1*$/su.test(plain) || rows.some((row) => row.includes(plain))
}
