export const companyLoginPath = '/company-login'
/** The provider sends people back here: it has to know this address. */
export const returnPath = `${companyLoginPath}/back`
