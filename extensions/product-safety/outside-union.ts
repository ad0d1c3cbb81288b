/** Countries outside of the Union from which bicycles and their parts come, at the end of an address. */
export const countriesOutside =
  'taiwan|cina|china|p\\.?r\\.?c\\.?|hong kong|giappone|japan|corea|korea|india|vietnam|thailandia|thailand|malaysia|indonesia|bangladesh|pakistan|turchia|turkey|türkiye|usa|u\\.s\\.a\\.|stati uniti|united states|canada|regno unito|united kingdom|uk|gran bretagna|svizzera|switzerland|israele|israel|australia|nuova zelanda|new zealand|serbia|tunisia'

const lastWords = new RegExp(`(^|[^\\p{L}])(${countriesOutside})[^\\p{L}]*$`, 'iu')

/** Whether who answers in the Union has to be named beside the maker. */
export const isOutsideUnion = (address: string): boolean => lastWords.test(address.trim())
