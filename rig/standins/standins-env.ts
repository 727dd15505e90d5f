export function standinsEnv({ url, smtpUrl }: { url: string; smtpUrl: string }) {
  return {
    STANDINS_PORT: new URL(url).port,
    WEBPAY_URL: `${url}/webpay`,
    SMTP_URL: smtpUrl,
  };
}
