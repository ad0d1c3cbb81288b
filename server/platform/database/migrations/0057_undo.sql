-- older programs: go on
ALTER TABLE "price_changes" ADD COLUMN "act_id" bigint DEFAULT nullif(current_setting('pedivella.act', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "acts" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_undoes_acts_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_act" ON "price_changes" USING btree ("act_id");--> statement-breakpoint
CREATE UNIQUE INDEX "acts_undoes" ON "acts" USING btree ("undoes");
