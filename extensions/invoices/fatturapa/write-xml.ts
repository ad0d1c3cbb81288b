import { type LineVatClass, type VatAmount, vatRates } from '#shared/domain/platform/goods/vat.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { Buyer, InvoiceDocument, PaymentPart, Place, Seller, SoldLine } from './invoice-document.ts'
import { latinText, plainText } from './latin-text.ts'

/** Why a class has no rate, in the words of the format and of the law (rule 720). */
const withoutRate: Partial<Record<LineVatClass, { nature: string; law: string }>> = {
  margin: { nature: 'N5', law: 'Regime del margine - beni usati, art. 36 D.L. 41/1995' },
  voucher: { nature: 'N2.2', law: 'Buono multiuso, art. 6-quater DPR 633/1972' },
}

const rateOf = (vatClass: LineVatClass) => ({
  AliquotaIVA: `${vatRates[vatClass] ?? 0}.00`,
  ...(vatRates[vatClass] === null && { Natura: withoutRate[vatClass]?.nature }),
})

/** A net amount of one piece at eight decimals, in whole numbers: a double is not exact there. */
function netPrice({ grossCents, vatClass, quantity }: SoldLine): bigint {
  const over = BigInt(grossCents) * 10n ** 8n
  const under = BigInt((100 + (vatRates[vatClass] ?? 0)) * quantity)
  const half = over < 0n ? -under : under
  return (over * 2n + half) / (under * 2n)
}

function eightDecimals(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(9, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
}

const lineOf = (line: SoldLine, i: number) => ({
  NumeroLinea: i + 1,
  ...(line.code && { CodiceArticolo: { CodiceTipo: 'INTERNO', CodiceValore: plainText(line.code, 35) } }),
  Descrizione: latinText(line.description, 1_000),
  Quantita: `${line.quantity}.00`,
  UnitaMisura: 'PZ',
  PrezzoUnitario: eightDecimals(netPrice(line)),
  PrezzoTotale: eightDecimals(netPrice(line) * BigInt(line.quantity)),
  ...rateOf(line.vatClass),
})

const summaryOf = ({ vatClass, taxableCents, taxCents }: VatAmount) => ({
  ...rateOf(vatClass),
  ImponibileImporto: toDecimal(taxableCents),
  Imposta: toDecimal(taxCents),
  ...(vatRates[vatClass] === null ? { RiferimentoNormativo: withoutRate[vatClass]?.law } : { EsigibilitaIVA: 'I' }),
})

function placeOf({ street, postalCode, city, province }: Place) {
  const parted = /^(.*\p{L}.*?),?\s+(\d[\w/-]{0,7})$/u.exec(street.trim())
  return {
    Indirizzo: latinText(parted?.[1] ?? street, 60),
    ...(parted?.[2] && { NumeroCivico: plainText(parted[2], 8) }),
    CAP: postalCode,
    Comune: latinText(city, 60),
    ...(province && { Provincia: province }),
    Nazione: 'IT',
  }
}

const ownId = (code: string) => ({ IdPaese: 'IT', IdCodice: code })

function sellerOf(seller: Seller) {
  const rea = /^([A-Z]{2})\W*(\d{1,7})$/.exec(seller.rea)
  const capital = /\d[\d.]*(,\d{2})?/.exec(seller.shareCapital ?? '')?.[0]
  const [euros = '', cents = '00'] = capital?.replaceAll('.', '').split(',') ?? []
  return {
    DatiAnagrafici: {
      IdFiscaleIVA: ownId(seller.vatNumber),
      CodiceFiscale: seller.taxCode,
      Anagrafica: { Denominazione: latinText(seller.company, 80) },
      RegimeFiscale: 'RF01',
    },
    Sede: placeOf(seller),
    ...(rea && {
      IscrizioneREA: {
        Ufficio: rea[1],
        NumeroREA: rea[2],
        ...(euros && { CapitaleSociale: `${euros}.${cents}` }),
        StatoLiquidazione: 'LN',
      },
    }),
    Contatti: { Email: seller.email },
  }
}

const buyerOf = ({ name, vatNumber, taxCode, ...place }: Buyer) => ({
  DatiAnagrafici: {
    ...(vatNumber && { IdFiscaleIVA: ownId(vatNumber) }),
    ...(taxCode && { CodiceFiscale: taxCode }),
    Anagrafica:
      typeof name === 'string'
        ? { Denominazione: latinText(name, 80) }
        : { Nome: latinText(name.firstName, 60), Cognome: latinText(name.lastName, 60) },
  },
  Sede: placeOf(place),
})

const paymentOf = ({ method, cents, iban }: PaymentPart) => ({
  ModalitaPagamento: method,
  ImportoPagamento: toDecimal(cents),
  ...(iban && { IBAN: iban }),
})

/** One invoice or credit note in FatturaPA 1.2.3 for private buyers and companies (FPR12). */
export async function writeInvoiceXml(document: InvoiceDocument): Promise<string> {
  const { XMLBuilder } = await import('fast-xml-parser')
  const { kind, number, date, sending, seller, buyer, lines, vat, totalCents, cause, payments, linked } = document
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })
  const paid = payments.filter(({ cents }) => cents > 0)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'p:FatturaElettronica': {
      '@versione': 'FPR12',
      '@xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
      '@xmlns:p': 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      FatturaElettronicaHeader: {
        DatiTrasmissione: {
          IdTrasmittente: ownId(seller.vatNumber),
          ProgressivoInvio: sending,
          FormatoTrasmissione: 'FPR12',
          CodiceDestinatario: buyer.recipientCode ?? '0000000',
          ...(buyer.pec && { PECDestinatario: buyer.pec }),
        },
        CedentePrestatore: sellerOf(seller),
        CessionarioCommittente: buyerOf(buyer),
      },
      FatturaElettronicaBody: {
        DatiGenerali: {
          DatiGeneraliDocumento: {
            TipoDocumento: kind,
            Divisa: 'EUR',
            Data: date,
            Numero: number,
            ImportoTotaleDocumento: toDecimal(totalCents),
            ...(cause && { Causale: latinText(cause, 200) }),
          },
          ...(linked && { DatiFattureCollegate: { IdDocumento: linked.number, Data: linked.date } }),
        },
        DatiBeniServizi: { DettaglioLinee: lines.map(lineOf), DatiRiepilogo: vat.map(summaryOf) },
        ...(paid.length > 0 && {
          DatiPagamento: { CondizioniPagamento: 'TP02', DettaglioPagamento: paid.map(paymentOf) },
        }),
      },
    },
  })
}
