import type { Money, OrderRecord } from './ledger/ledger-records.ts'
import { centsOf, toMoney } from './money-amounts.ts'

const style = `
:root{color-scheme:light;--ink:#14241f;--soft:#4b5b55;--line:#d9cfc9;--paper:#f9f4f1;--blue:#14396b;--warn:#fcedcd}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{padding:12px 16px;background:var(--warn);border-bottom:1.5px solid var(--ink);text-align:center}
header strong{display:block}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}
h1{margin:0 0 4px;font-size:1.75rem;line-height:1.15}
h2{margin:0 0 8px;font-size:1rem}
p{margin:0 0 16px}
.soft{color:var(--soft)}
.lines{margin:0 0 24px;padding:16px;background:#fff;border:1.5px solid var(--ink)}
table{width:100%;border-collapse:collapse}
th,td{padding:6px 0;text-align:left;font-weight:400;vertical-align:top}
td{padding-left:16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:last-child>*{padding-top:12px;border-top:1.5px solid var(--ink);font-weight:700;font-size:1.125rem}
form{display:grid;gap:12px}
button{min-height:48px;padding:10px 16px;font:inherit;font-weight:600;color:var(--ink);background:transparent;border:1.5px solid var(--ink);cursor:pointer}
button:hover{background:var(--ink);color:#fff}
.pay{background:var(--blue);border-color:var(--blue);color:#fff}
.pay:hover{background:#0c2749}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
a{color:inherit}`

/** The page the buyer sees at the provider; its buttons also play what real buyers and cards do wrong. */
export function approvalPage(order: OrderRecord, nonce: string): string {
  const { amount, items = [], description } = order.unit
  const merchant = order.brandName ?? 'Negozio dimostrativo'
  const total = euros(amount)
  const lines = items.map((item) => {
    const price = toMoney(centsOf(item.unit_amount) * BigInt(item.quantity), item.unit_amount.currency_code)
    return row(`${item.quantity} × ${item.name}`, euros(price))
  })
  const shipping = amount.breakdown?.shipping
  const summary = `
<p class="soft">Paghi a ${escapeHtml(merchant)}</p>
<section class="lines" aria-labelledby="riepilogo">
  <h2 id="riepilogo">Riepilogo</h2>
  <table>
    <tbody>${lines.join('') || row(description ?? 'Ordine', total)}</tbody>
    <tfoot>${shipping ? row('Spedizione', euros(shipping)) : ''}${row('Totale', total)}</tfoot>
  </table>
</section>`
  const form = `
<form method="post">
  <button class="pay" name="decision" value="approve">Paga ${escapeHtml(total)}</button>
  <button name="decision" value="decline">Carta rifiutata</button>
  <button name="decision" value="approve_close">Paga e chiudi la finestra</button>
  <button name="decision" value="cancel">Annulla</button>
</form>`
  return page(`Paga ${merchant}`, `<h1>Conferma il pagamento</h1>${summary}${form}`, nonce)
}

export function noticePage(title: string, text: string, nonce: string): string {
  return page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`, nonce)
}

export type Message = { type: 'approved' | 'canceled'; orderId: string; payerId?: string }

/** Posts a message to the opener and closes; without an opener it goes on to `nextUrl`. */
export function messengerPage(
  message: Message,
  openerOrigin: string,
  nextUrl: string | undefined,
  nonce: string,
): string {
  const script = `
const { message, opener: target, next } = document.body.dataset
if (window.opener) { window.opener.postMessage(JSON.parse(message), target); window.close() }
else if (next) location.replace(next)`
  const data = { message: JSON.stringify(message), opener: openerOrigin, next: nextUrl ?? '' }
  const link = nextUrl ? `<p><a href="${escapeHtml(nextUrl)}">Torna al negozio</a></p>` : ''
  const text = message.type === 'approved' ? 'Pagamento autorizzato' : 'Pagamento annullato'
  const body = `<h1>${text}</h1><p>Puoi chiudere questa finestra.</p>${link}<script nonce="${nonce}">${script}</script>`
  return page(text, body, nonce, data)
}

/** Closes without a message, like a buyer who approves and then closes the window. */
export function closingPage(nonce: string): string {
  const text = 'Pagamento autorizzato'
  const body = `<h1>${text}</h1><p>Puoi chiudere questa finestra.</p><script nonce="${nonce}">window.close()</script>`
  return page(text, body, nonce)
}

function page(title: string, body: string, nonce: string, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body${attributes.join('')}>
<header><strong>PAGAMENTO DIMOSTRATIVO</strong>Emulatore locale: non viene addebitato nulla.</header>
<main>${body}</main>
</body>
</html>
`
}

function row(label: string, price: string): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(price)}</td></tr>`
}

function euros({ currency_code, value }: Money): string {
  const format = new Intl.NumberFormat('it-IT', { style: 'currency', currency: currency_code, useGrouping: 'always' })
  return format.format(Number(value))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
