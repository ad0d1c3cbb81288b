const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', deg: '°', euro: '€', times: '×', middot: '·' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', laquo: '«', raquo: '»', ndash: '–', mdash: '—', hellip: '…' },
  ...{
    bull: '•',
    copy: '©',
    reg: '®',
    trade: '™',
    szlig: 'ß',
    frac12: '½',
    sup2: '²',
    plusmn: '±',
    Oslash: 'Ø',
    oslash: 'ø',
  },
}

const accents: Record<string, string> = {
  ...{
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    cedil: '\u0327',
  },
}

/** "egrave" → è. */
function letterOf(name: string): string | undefined {
  const [, letter = '', accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? []
  return accents[accent] && (letter + accents[accent]).normalize('NFC')
}

/** The characters that HTML writes as "&amp;" or "&#8217;", also where that was done more than once: "&amp;amp;". */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replace(/&(?:amp;){1,5}(?=(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]\w{1,8});)/gi, '&')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{1,10}));/gi, (all, decimal, hex, name: string | undefined) => {
      if (name) return entities[name] ?? letterOf(name) ?? entities[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
    })
}

/** The text of an HTML description: list items on lines of their own, paragraphs apart, no tags, no double blanks. */
export function plainDescription(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/ul|\/ol|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
  return withoutEntities(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n•\n/g, '\n• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
