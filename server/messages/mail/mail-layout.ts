import type { Inline, MailBlock, MailContent, MailContext, MailLine } from '#server/messages/mail-parts/mail-content.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { isReady } from '#shared/domain/platform/shop/shop-readiness.ts'

// Mail programs know tables and inline styles, nothing newer; the colours are the shop's tokens written out.
const ink = '#13221D'
const inkSoft = '#41514C'
const paper = '#FCF4F1'
const context = '#F6E9E5'
const rose = '#F7CBC7'
const bottle = '#0C4334'
const bottleDeep = '#042F25'
const redLead = '#C23818'
const link = '#A62A10'
const rule = '#D6C9C2'
const textFont = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const displayFont = "font-family:'Arial Black','Helvetica Neue',Helvetica,Arial,sans-serif;font-weight:900"
const table = 'role="presentation" cellpadding="0" cellspacing="0"'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

/** The HTML part: 600 px, tables; it loads nothing but the product pictures and the shop's logo (decision 0031). */
export function layOutHtml(content: MailContent, { shop, language, publicUrl }: MailContext): string {
  const band = (colour: string) =>
    `<tr><td style="background:${colour};height:6px;font-size:0;line-height:0">&nbsp;</td></tr>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${context};color:${ink}">
<table ${table} width="100%" style="font-family:${textFont};font-size:16px;line-height:24px;color:${ink}"><tr><td align="center" style="padding:24px 0">
<table ${table} width="600" style="width:100%;max-width:600px;background:${paper};text-align:left">
<tr><td style="background:${bottleDeep};padding:28px 32px 26px">${drawLogo(shop, publicUrl)}<span style="color:${paper};font-size:20px;letter-spacing:-.5px;${displayFont}">${escapeHtml(shop.name)}</span><h1 style="margin:22px 0 8px;color:${rose};font-size:32px;line-height:36px;letter-spacing:-.5px;${displayFont}">${escapeHtml(content.title)}</h1><p style="margin:0;color:${context}">${drawInline(content.intro)}</p></td></tr>
${band(rose)}${band(paper)}${band(redLead)}
<tr><td style="padding:28px 32px 36px">
${content.blocks.map((block) => drawBlock(block, shop.appearance.accent ?? bottle)).join('\n')}
</td></tr>
<tr><td style="background:${bottleDeep};color:${context};padding:22px 32px;font-size:13px;line-height:20px">${companyLines(shop, language).map(escapeHtml).join('<br>')}</td></tr></table></td></tr></table></body></html>
`
}

/** On white, since a logo is made for paper. */
function drawLogo({ appearance: { logo } }: Shop, publicUrl: string): string {
  if (!logo) return ''
  const { width, height } = imageFacts(logo)
  const shown = Math.min(40 / height, 200 / width)
  return `<img src="${escapeHtml(`${publicUrl}${logo}?w=320`)}" alt="" width="${Math.round(width * shown)}" height="${Math.round(height * shown)}" style="display:block;margin-bottom:14px;padding:6px;background:#fff">`
}

/** The sender's details, required by law in every commercial letter (rule 440). */
export function companyLines(shop: Shop, language: 'it' | 'en'): string[] {
  const { legal, address, phone, email } = shop
  if (!isReady(shop)) return [shop.name]
  const [vat, both, fiscal, capital] =
    language === 'it'
      ? ['P. IVA', 'P. IVA e C.F.', 'C.F.', 'Capitale sociale']
      : ['VAT no.', 'VAT no. and tax code', 'Tax code', 'Share capital']
  const codes =
    legal.taxCode === legal.vatNumber
      ? `${both} ${legal.vatNumber}`
      : `${vat} ${legal.vatNumber} · ${fiscal} ${legal.taxCode}`
  return [
    `${legal.company} · ${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
    [codes, `REA ${legal.rea}`, legal.shareCapital && `${capital} ${legal.shareCapital}`].filter(Boolean).join(' · '),
    `${phone} · ${email} · PEC ${legal.pec}`,
  ]
}

function drawInline(part: Inline): string {
  if (typeof part === 'string') return escapeHtml(part).replaceAll('\n', '<br>')
  if ('strong' in part) return `<b>${escapeHtml(part.strong)}</b>`
  return `<a href="${escapeHtml(part.href)}" style="color:${link}"><b>${escapeHtml(part.text)}</b></a>`
}

function inFours(value: string): string {
  return (value.match(/.{1,4}/gu) ?? [])
    .map((four) => `<span style="padding-right:5px">${escapeHtml(four)}</span>`)
    .join('<wbr>')
}

function drawBlock(block: MailBlock, accent: string): string {
  switch (block.kind) {
    case 'plate':
      return `<table ${table} style="border:2px solid ${ink};background:#fff"><tr><td style="background:${rose};border-bottom:2px solid ${ink};padding:5px 20px;font-size:13px;line-height:18px"><b>${escapeHtml(block.label)}</b></td></tr><tr><td style="padding:10px 20px 12px;font-size:26px;line-height:32px;white-space:nowrap;font-family:'Arial Narrow',Arial,sans-serif;font-weight:bold">${escapeHtml(block.value)}</td></tr></table>`
    case 'heading':
      return `<h2 style="margin:32px 0 10px;font-size:19px;line-height:24px;${displayFont}">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 10px${block.isSmall ? ';font-size:14px;line-height:21px' : ''}">${block.parts.map(drawInline).join('')}</p>`
    case 'facts':
      return `<table ${table} width="100%" style="margin-bottom:12px;background:#fff;border:2px solid ${ink}">${block.rows.map(drawFact).join('')}</table>`
    case 'lines':
      return `<table ${table} width="100%">${block.rows
        .map(
          ({ title, details, amount, picture }) =>
            `<tr>${drawPicture(picture)}<td${picture ? '' : ' colspan="2"'} style="padding:12px 8px 12px 0;border-bottom:1px solid ${rule};word-break:break-word"><b>${escapeHtml(title)}</b><br><span style="color:${inkSoft};font-size:14px">${details.map(drawDetail).join(' · ')}</span></td><td align="right" style="padding:12px 0;border-bottom:1px solid ${rule};white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
        )
        .join('')}</table>`
    case 'sums':
      return `<table ${table} width="100%" style="margin-top:10px">${block.rows
        .map(
          ({ label, value }) =>
            `<tr><td style="padding:3px 0 7px">${escapeHtml(label)}</td><td align="right" style="padding:3px 0 7px">${escapeHtml(value)}</td></tr>`,
        )
        .join(
          '',
        )}<tr><td style="border-top:2px solid ${ink};padding-top:10px"><b>${escapeHtml(block.total.label)}</b>${escapeHtml(block.total.note)}</td><td align="right" style="border-top:2px solid ${ink};padding-top:10px;font-size:24px;line-height:28px;font-weight:bold;white-space:nowrap">${escapeHtml(block.total.value)}</td></tr></table>`
    case 'button':
      return `<table ${table} style="margin:24px 0 16px"><tr><td style="background:${accent}"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 28px;color:#fff;text-decoration:none;border:1px solid ${rose};margin:3px"><b>${escapeHtml(block.text)}</b></a></td></tr></table>`
    case 'form':
      return `<table ${table} width="100%" style="margin-top:24px;border:1px dashed ${ink}"><tr><td style="padding:16px 18px;font-size:13px;line-height:20px"><b>${escapeHtml(block.title)}</b><br>${[block.note, ...block.lines].map(escapeHtml).join('<br>')}</td></tr></table>`
  }
}

const drawDetail = (part: string) => `<span style="display:inline-block;max-width:100%">${escapeHtml(part)}</span>`

/** A mail program that loads no pictures shows the words instead, in the same place. */
function drawPicture(picture: MailLine['picture']): string {
  if (!picture) return ''
  const { src, alt, width, height } = picture
  return `<td width="88" style="padding:12px 12px 12px 0;border-bottom:1px solid ${rule}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;color:${inkSoft};font-size:12px;line-height:14px"></td>`
}

function drawFact(
  { label, value, isGrouped }: { label: string; value: string; isGrouped?: boolean },
  index: number,
  rows: readonly unknown[],
): string {
  const line = index < rows.length - 1 ? `border-bottom:1px solid ${rule}` : ''
  const shown = isGrouped ? inFours(value) : escapeHtml(value)
  // Side by side where both fit; on a phone a long value goes below its label instead of breaking in the middle.
  const part = 'display:inline-block;max-width:100%;vertical-align:top'
  return `<tr><td style="padding:9px 16px;word-break:break-word;${line}"><span style="${part};width:128px;color:${inkSoft}">${escapeHtml(label)}</span> <b style="${part}">${shown}</b></td></tr>`
}
