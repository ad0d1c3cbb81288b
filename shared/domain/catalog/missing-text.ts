import type { Missing } from '#shared/domain/platform/goods/inspection-card.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** The missing part in a few words, for use in a sentence. */
export function missingText(missing: Missing, language: Language): string {
  const isItalian = language === 'it'
  switch (missing.code) {
    case 'grade':
      return isItalian ? 'lo stato (da A a D)' : 'the grade (A to D)'
    case 'checks': {
      const { length } = missing.points
      if (length === 1) return isItalian ? 'un controllo' : 'one check'
      return isItalian ? `${length} controlli` : `${length} checks`
    }
    case 'photos': {
      const lack = missing.want - missing.have
      if (lack === 1) return isItalian ? 'una foto' : 'one photo'
      return isItalian ? `${lack} foto` : `${lack} photos`
    }
    case 'markPhotos': {
      const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing.numbers.map(String))
      if (missing.numbers.length === 1) return isItalian ? `la foto del segno ${list}` : `the photo of mark ${list}`
      return isItalian ? `le foto dei segni ${list}` : `the photos of marks ${list}`
    }
  }
}
