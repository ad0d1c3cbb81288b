import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

// Files of these tests share a shop, so each has its own codes.
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
})
afterAll(() => shop.close())

const bring = async (lines: readonly string[]) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/products/import?mode=commit&onError=skip&onPrice=accept',
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(lines.join('\n')),
  })
  return answer.json<ImportReport>()
}
const all = async (beginning: string) =>
  (await admin.get(`/api/admin/products?q=${beginning}`))
    .json<AdminProduct[]>()
    .filter(({ name }) => name.startsWith(beginning))
const noteLines = ({ notes }: ImportReport) => Object.fromEntries(notes.map(({ kind, lines }) => [kind, lines]))
const isBuyable = ({ isActive, price, stock, sizes }: AdminProduct) =>
  isActive && Number(price) > 0 && (stock > 0 || sizes.some((size) => size.stock > 0))

const wooHead =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'

/** A variable product: its own pieces, and what each variation says of its own. */
const cases: Record<'seen' | 'unseen', [pool: string, own: string[], sum: number][]> = {
  seen: [
    ['7', ['parent', 'parent'], 7],
    ['10', ['parent', 'parent', 'parent'], 10],
    ['5', ['parent', '2'], 7],
    ['9', ['3', '4'], 7],
    ['0', ['parent', 'parent'], 0],
  ],
  unseen: [
    ['1', ['parent', 'parent', 'parent'], 1],
    ['12', ['', ''], 12],
    ['6', ['4', '', 'parent'], 10],
    ['-3', ['parent', '2'], 2],
    ['', ['3', '0'], 3],
    ['8', ['parent'], 8],
  ],
}

describe.each(Object.entries(cases))('pieces of a variable product: %s', (half, some) => {
  it.each(some)('of %s with variations of %j are %d in all, each once', async (pool, own, sum) => {
    const name = `Maglia ${half} ${pool}x${own.join('y')}`
    const code = `P-${half}-${pool}-${own.join('-')}`
    const sizes = ['S', 'M', 'L']
    await bring([
      wooHead,
      `1,variable,${code},${name},1,1,${pool},,Maglie,,Taglia,"S, M, L"`,
      ...own.map(
        (stock, i) => `${i + 2},variation,${code}-${sizes[i]},,1,1,${stock},49.90,,${code},Taglia,${sizes[i]}`,
      ),
    ])
    const [product, ...others] = await all(name)
    expect(others).toEqual([])
    expect(product?.sizes.reduce((total, { stock }) => total + stock, 0)).toBe(sum)
    for (const [i, stock] of own.entries())
      if (/^\d+$/.test(stock)) expect(product?.sizes[i]?.stock).toBe(Number(stock))
  })
})

describe('pieces that are not counted', () => {
  it.each([
    [
      'WooCommerce',
      [wooHead, '1,simple,U-W,Conta Woo,1,1,,10.00,Luci,,,', '2,simple,U-W2,Conta Woo finita,1,0,,10.00,Luci,,,'],
    ],
    [
      'Shopify',
      [
        'Handle,Title,Type,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
        'conta-s,Conta Shopify,Luci,true,U-S,,0,10.00,active',
        'conta-t,Conta Shopify finita,Luci,true,U-S2,shopify,0,10.00,active',
      ],
    ],
    [
      'BigCommerce',
      [
        'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Is Visible,Categories',
        'Product,1,Conta Big,physical,U-B,,none,0,10.00,TRUE,Luci',
        'Product,2,Conta Big finita,physical,U-B2,,product,0,10.00,TRUE,Luci',
      ],
    ],
    [
      'Square',
      [
        'Token,Item Name,Variation Name,SKU,Category,Price,Current Quantity Milano,Archived',
        'a,Conta Square,Regular,U-Q,Luci,10.00,,N',
        'b,Conta Square finita,Regular,U-Q2,Luci,10.00,0,N',
      ],
    ],
    [
      'a list',
      [
        'Codice;Nome;Prezzo;Giacenza',
        'U-L;Luce Conta;10,00;non gestita',
        'U-L2;Luce Conta finita;10,00;0',
        'U-L3;Luce altra;10,00;2',
      ],
    ],
  ])('are on sale as in %s, and named once', async (_system, lines) => {
    const report = await bring(lines)
    expect(report.notes.filter(({ kind }) => kind === 'untracked')).toHaveLength(1)
    const name = (lines[1] ?? '').split(/[,;]/).find((cell) => cell.includes('Conta')) ?? ''
    const found = await all(name)
    expect(found.map((one) => [one.name.endsWith('finita'), isBuyable(one)]).sort()).toEqual([
      [false, true],
      [true, false],
    ])
  })
})

describe('what has no price or no code of its own', () => {
  it('is not on sale', async () => {
    const report = await bring([
      wooHead,
      '1,variable,NP,Guanti Senza,1,1,,35.00,Guanti,,Taglia,"S, M"',
      '2,variation,NP-S,,1,1,2,29.90,,NP,Taglia,S',
      '3,variation,NP-M,,1,1,4,,,NP,Taglia,M',
      '4,simple,NP-2,Guanti Gratis,1,1,4,,Guanti,,,',
      '5,simple,,Guanti Anonimi,1,1,4,19.90,Guanti,,,',
    ])
    expect(report.withoutPriceCount).toBe(2)
    expect(noteLines(report)).toMatchObject({ uncoded: [6] })
    const found = await all('Guanti')
    expect(found.filter(isBuyable).map(({ productCode, price }) => [productCode, price])).toEqual([['NP-S', '29.90']])
    for (const lines of [
      ['Nome;Prezzo;Giacenza', 'Casco Muto;49,90;3', 'Casco Zitto;59,90;3'],
      ['Codice;Nome;Prezzo;Giacenza', ';Casco Fermo;49,90;3', 'NC-2;Casco Nudo;;3', 'NC-3;Casco Vero;59,90;3'],
    ])
      await bring(lines)
    expect((await all('Casco')).filter(isBuyable).map(({ name }) => name)).toEqual(['Casco Vero'])
  })
})

describe('Square', () => {
  it.each([
    ['without common tokens', ['t1', 't2', 't3']],
    ['with the token of the item', ['t9', 't9', 't9']],
  ])('makes one product of three sizes, and archived items are off: %s', async (title, tokens) => {
    const name = `Maglia quadra ${title}`
    const report = await bring([
      'Token,Item Name,Variation Name,SKU,Description,Category,Price,Current Quantity Roma,Current Quantity Milano,Archived',
      ...['S', 'M', 'L'].map(
        (size, i) => `${tokens[i]},${name},${size},SQ-${tokens[i]}-${i},Bella,Maglie,39.90,${i},1,N`,
      ),
      `z,Borsa vecchia ${title},Regular,SQV-${tokens[0]},,Borse,20.00,3,0,Y`,
    ])
    expect(report).toMatchObject({ mapping: 'square', created: 2 })
    expect(await all(name)).toMatchObject([
      {
        ...{ price: '39.90', isActive: true, category: 'abbigliamento' },
        sizes: [
          { size: 'S', stock: 1 },
          { size: 'M', stock: 2 },
          { size: 'L', stock: 3 },
        ],
      },
    ])
    expect(await all(`Borsa vecchia ${title}`)).toMatchObject([{ isActive: false, stock: 3 }])
  })
})

describe('Amazon', () => {
  it.each([
    [
      'the template',
      'Seller SKU,Product Name,Product ID,Product ID Type,Your Price,List Price,Quantity,Parentage,Parent SKU,Size',
    ],
    [
      'the newer template',
      'SKU,Item Name,ASIN,Product Id Type,"Your Price EUR (Sell on Amazon, IT)",List Price,Quantity (IT),Parentage Level,Parent SKU,Size',
    ],
    [
      'its Italian names',
      'SKU venditore,Nome prodotto,ID prodotto,Tipo ID prodotto,Il tuo prezzo,Prezzo di listino,Quantità,Parentela,SKU principale,Taglia',
    ],
  ])('sells at its own price, not at what others recommend: %s', async (title, header) => {
    const report = await bring([
      header,
      `AM-${title},Luce Amazzone ${title},B0ABCDEFGH,ASIN,24.90,29.90,5,,,`,
      `AP-${title},Guanti Amazzone ${title},,,,,,Parent,,`,
      `AP-${title}-S,Guanti S,,,34.90,,2,Child,AP-${title},S`,
      `AP-${title}-M,Guanti M,,,34.90,,3,Child,AP-${title},M`,
    ])
    expect(report).toMatchObject({ mapping: 'amazon', errors: [], created: 2 })
    expect(await all(`Luce Amazzone ${title}`)).toMatchObject([
      { price: '24.90', cost: null, stock: 5, isActive: true },
    ])
    expect(await all(`Guanti Amazzone ${title}`)).toMatchObject([
      {
        price: '34.90',
        sizes: [
          { size: 'S', stock: 2 },
          { size: 'M', stock: 3 },
        ],
      },
    ])
  })

  it('leaves «Your price» of a supplier the price that the shop pays', async () => {
    await bring(['Code;Name;Your price;RRP;Stock', 'DL-1;Luce Dealer;12,50;24,90;3'])
    expect(await all('Luce Dealer')).toMatchObject([{ price: '24.90', cost: '12.50' }])
  })
})

describe('a supplier’s list', () => {
  const brands = async (lines: readonly string[], names: readonly string[]) => {
    const report = await bring(lines)
    const found = await Promise.all(names.map(async (name) => (await all(name))[0]?.brand ?? null))
    return { report, found }
  }
  it.each([
    [
      'below a brand',
      [
        'Codice;Nome;Marca;Prezzo',
        'B1;Pompa Uno;Alpha;1,50',
        'B2;Pompa Due;;2,50',
        'B3;Pompa Tre;Beta;3,50',
        'B4;Pompa Quattro;Gamma;3,50',
        'B5;Pompa Cinque;;4,50',
      ],
      ['Alpha', 'Alpha', 'Beta', 'Gamma', 'Gamma'],
    ],
    [
      'in lines of their own',
      [
        'Codice;Nome;Prezzo',
        'Marca: Alpha;;',
        'C1;Sella Uno;1,50',
        'C2;Sella Due;2,50',
        'SHIMANO;;',
        'C3;Sella Tre;3,50',
      ],
      ['Alpha', 'Alpha', 'SHIMANO'],
    ],
    [
      'in their column',
      [
        'Codice;Nome;Marca;Prezzo',
        ';;Alpha;',
        'D1;Borsa Uno;;1,50',
        'D2;Borsa Due;;2,50',
        ';;Beta;',
        'D3;Borsa Tre;;3,50',
      ],
      ['Alpha', 'Alpha', 'Beta'],
    ],
    [
      'in names',
      ['Codice;Nome;Prezzo', 'E1;Shimano Pedale Uno;1,50', 'E2;KMC Catena Due;2,50', 'E3;Pedale Tre;3,50'],
      ['Shimano', 'KMC', null],
    ],
    [
      'that begin the names below',
      ['Codice;Nome;Prezzo', 'Valcava;;', 'F1;Valcava Manubrio Uno;1,50', 'F2;Valcava Manubrio Due;2,50'],
      ['Valcava', 'Valcava'],
    ],
    [
      'written in each row, with one that has none',
      ['Codice;Nome;Marca;Prezzo', 'G1;Casco Uno;Alpha;1,50', 'G2;Casco Due;Alpha;2,50', 'G3;Casco Tre;;2,50'],
      ['Alpha', 'Alpha', null],
    ],
  ])('has its brands %s', async (_where, lines, expected) => {
    const names = lines.flatMap((line) => line.split(';')[1] || []).filter((name) => name !== 'Nome')
    const { report, found } = await brands(lines, names)
    expect(report.errors).toEqual([])
    expect(found).toEqual(expected)
  })

  it('keeps groups inside and outside of brands', async () => {
    const { found } = await brands(
      ['Codice;Nome;Prezzo', 'CASCHI;;', 'KMC;;', 'H1;Vento;9,50', 'LUCI;;', 'H2;Faro bello;9,50'],
      ['Vento', 'Faro bello'],
    )
    expect(found).toEqual(['KMC', null])
    expect(await all('Vento')).toMatchObject([{ shelf: 'caschi' }])
  })

  it('reads each price that can be one only, and names the odd ones', async () => {
    const right = ['1.129,90 EUR', 'EUR 12,50', '12,50 €/pz', '€ 1.250,00', '7', '12,-', '8,90 cad.']
    const odd = ['12.50', "€ 1'129.90", '1,299.00']
    const cents = ['1129.90', '12.50', '12.50', '1250.00', '7.00', '12.00', '8.90', '12.50', '1129.90', '1299.00']
    const rows = [...right, ...odd].map((price, i) => `K${i};Pompa prezzo ${i}.;${price}`)
    const more = Array.from({ length: 12 }, (_, i) => `KM${i};Pompa altra ${i};${i + 3},90`)
    const report = await bring(['Codice;Nome;Prezzo', ...more, ...rows])
    expect(report.errors).toEqual([])
    expect(noteLines(report).oddPrices).toEqual([21, 22, 23])
    const found = await Promise.all(cents.map(async (_price, i) => (await all(`Pompa prezzo ${i}.`))[0]?.price))
    expect(found).toEqual(cents)
  })
})
