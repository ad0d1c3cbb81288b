-- older programs: go on
CREATE TABLE "program_floor" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"migration" bigint NOT NULL,
	CONSTRAINT "program_floor_single" CHECK ("program_floor"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "email_before" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "proven_before" timestamp with time zone;