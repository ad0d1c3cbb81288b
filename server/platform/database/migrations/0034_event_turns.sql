ALTER TABLE "event_receivers" ADD COLUMN "turns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_receivers" ADD COLUMN "last_object" text DEFAULT '' NOT NULL;