-- older programs: go on
CREATE TABLE "slot_holds" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"slot_start" timestamp with time zone NOT NULL,
	"slot_place" integer NOT NULL,
	CONSTRAINT "slot_holds_place" CHECK ("slot_holds"."slot_place" > 0)
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_start" ON "slot_holds" USING btree ("slot_start");