-- older programs: go on
ALTER TABLE "job_card_checks" DROP CONSTRAINT "job_card_checks_verdict";--> statement-breakpoint
ALTER TABLE "job_card_checks" ADD CONSTRAINT "job_card_checks_verdict" CHECK ("job_card_checks"."verdict" in ('ok','replaced','watch','absent'));