import type { Dice } from './dice.ts'

// The smallest valid pictures, and files that only claim to be pictures.
const pictures: Readonly<Record<string, Buffer>> = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: Buffer.from('GIF89a<script>alert(1)</script>'),
  none: Buffer.alloc(0),
  noise: Buffer.from('\x89PNG\r\n\x1a\n'.repeat(50), 'latin1'),
}

const fileNames = ['a.png', '../../evil.png', 'a.php', 'a\0.png', `${'x'.repeat(3_000)}.png`, '', 'con.svg', '"; x="']

export function pictureForm(dice: Dice): { type: string; bytes: Buffer } {
  const boundary = `----fuzz${dice.below(1e9)}`
  const field = dice.chance(0.8) ? 'image' : dice.pick(['file', '__proto__', '', 'image[]'])
  const kind = dice.chance(0.4) ? 'png' : dice.pick(Object.keys(pictures))
  const type = dice.pick(['image/png', 'image/gif', 'text/html', 'image/svg+xml', ''])
  const name = dice.chance(0.5) ? 'a.png' : dice.pick(fileNames)
  const parts = Array.from({ length: dice.chance(0.85) ? 1 : dice.pick([0, 2, 20]) }, () => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    pictures[kind] ?? Buffer.alloc(0),
    Buffer.from('\r\n'),
  ])
  const bytes = Buffer.concat([...parts.flat(), Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}

const csvHeads = [
  'productCode,name,description,category,price,stock',
  'codice;nome;descrizione;categoria;prezzo;stock',
  'productCode\tname',
  'a,b,c',
  '__proto__,constructor',
]
const csvCells = [
  'PV-F-1',
  'Sella',
  '=cmd|x',
  '"',
  '""',
  '12,50',
  '-1',
  '1e999',
  'componenti',
  'x'.repeat(5_000),
  '\0',
  '',
]

export function csvFile(dice: Dice): Buffer {
  const head = dice.pick(csvHeads)
  const separator = dice.pick([',', ';', '\t'])
  const line = () => Array.from({ length: dice.below(9) }, () => dice.pick(csvCells)).join(separator)
  const lines = Array.from({ length: dice.pick([0, 1, 3, 300]) }, line)
  return Buffer.from(`${dice.pick(['', '\uFEFF'])}${[head, ...lines].join(dice.pick(['\n', '\r\n', '\r']))}`)
}
