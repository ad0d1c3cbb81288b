-- older programs: go on
ALTER TABLE "workshop_jobs" ADD COLUMN "bill_key_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "workshop_jobs_order" ON "workshop_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "workshop_jobs_bill" ON "workshop_jobs" USING btree ("bill_key_hash");