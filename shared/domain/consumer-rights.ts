/** Days in which the law lets a consumer withdraw from a distance sale (Codice del consumo, art. 52). */
export const legalWithdrawalDays = 14

/** Days in which a withdrawal is paid back (Codice del consumo, art. 56). */
export const refundDays = 14

/** Months in which defects covered by the legal guarantee can be claimed in court (Codice del consumo, art. 133). */
export const guaranteeClaimMonths = 26

/** Days in which a sold thing is delivered when nothing else was agreed (Codice del consumo, art. 61). */
export const latestDeliveryDays = 30
